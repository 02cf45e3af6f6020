import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lengthOf } from "#schema/clean-text.ts";
import { addDays } from "#schema/day.ts";
import { nameFromHost } from "#schema/known-services.ts";
import { LINK_DAYS_MAX, LINK_NAME_MAX } from "#schema/limits.ts";
import { completeUrl, isWebUrl } from "#schema/web-url.ts";
import { classNames } from "#web/lib/class-names.ts";
import { bareUrl, localDate } from "#web/lib/format.ts";
import { AddressField, Field, FieldGrid } from "#web/ui/field.tsx";
import type { Movable } from "#web/ui/movable-list.tsx";
import { MovableRow } from "#web/ui/movable-row.tsx";
import { t } from "#texts/app/t.ts";
import { isOver } from "../today-at.ts";
import type { FormValues, LinkRow } from "../values.ts";
import { AddressLine } from "./address-line.tsx";
import styles from "./web-link-row.module.css";

/** Names a link: as guests read it, else by its place, from 0. */
export const calledLink = (label: string, place: number): string =>
  label.trim() || t("link {number}", { number: place + 1 });

/** Shortens an address for reading. */
const readable = (url: string): string => bareUrl(url).replace(/^www\.|\/$/g, "");

/** Formats a day of the profile's place, which is the same day wherever it is read. */
const dayText = (day: string): string => localDate(`${day}T12:00`);

type WebLinkRowProps = {
  row: Movable;
  rowKey: string;
  /** today in the profile's time zone */
  today: string;
  onRemove: () => void;
};

/** Shows one link of the guide's own, with its fields where it is new, wrong, or being edited. */
export function WebLinkRow({ row, rowKey, today, onRemove }: WebLinkRowProps) {
  const { register, setValue, getValues, control, formState } = useFormContext<FormValues>();
  const path = `links.${row.place}` as const;
  const [label = "", url = "", until = ""] = useWatch({
    control,
    name: [`${path}.label`, `${path}.url`, `${path}.until`],
  });
  const { errors, touchedFields, isSubmitted, submitCount } = formState;
  const [countAtBirth] = useState(submitCount);
  /** Returns the message about a part; none of our own in a new row until the part was left or the form was sent. */
  const faultOf = (part: keyof LinkRow): string | undefined => {
    const error = errors.links?.[row.place]?.[part];
    const isShown = submitCount > countAtBirth || touchedFields.links?.[row.place]?.[part];
    return isShown || error?.type === "server" ? error?.message : undefined;
  };
  const faults = { url: faultOf("url"), label: faultOf("label"), until: faultOf("until") };
  const fault = faults.url ?? faults.label ?? faults.until;

  const [isEditing, setEditing] = useState(label === "" || url === "");
  // A row in which something is wrong unfolds, again with each save; nothing folds it but a press.
  const wrongAt = fault === undefined ? undefined : submitCount;
  const [shownAt, setShownAt] = useState<number>();
  if (wrongAt !== shownAt) {
    setShownAt(wrongAt);
    if (fault !== undefined) setEditing(true);
  }

  const complete = () => {
    const set = (part: "label" | "url", text: string) =>
      setValue(`${path}.${part}`, text, { shouldDirty: true, shouldValidate: isSubmitted });
    const typed = getValues(`${path}.url`);
    const whole = completeUrl(typed);
    if (whole !== typed) set("url", whole);
    if (getValues(`${path}.label`).trim() === "" && isWebUrl(whole)) set("label", nameFromHost(whole));
  };
  const called = calledLink(label, row.place);
  const address = url.trim();
  const over = isOver(until, today) ? t("Over since {date}", { date: dayText(until) }) : null;
  return (
    <MovableRow
      row={row}
      rowKey={rowKey}
      name={called}
      fault={fault}
      isEditing={isEditing}
      onEdit={() => setEditing(!isEditing)}
      onRemove={onRemove}
      texts={
        <>
          <b dir="auto">{called}</b>
          {address !== "" && <small className={styles.address}>{readable(address)}</small>}
          {until !== "" && (
            <small className={classNames(over !== null && styles.over)}>
              {over ?? t("Until {date}", { date: dayText(until) })}
            </small>
          )}
        </>
      }
    >
      <FieldGrid>
        <AddressField label={t("URL")} error={faults.url}>
          {(props) => (
            <AddressLine link={isWebUrl(address) ? { url: address, newTab: true, label: called } : null}>
              <input
                {...props}
                {...register(`${path}.url`, {
                  onChange: ({ nativeEvent: how }: ChangeEvent) => {
                    if ("inputType" in how && how.inputType === "insertFromPaste") complete();
                  },
                  onBlur: complete,
                })}
                type="url"
                dir="ltr"
                autoComplete="off"
                placeholder={t("Paste the full link")}
              />
            </AddressLine>
          )}
        </AddressField>
        <Field
          label={t("Link name")}
          error={faults.label}
          counter={{ value: lengthOf(label.trim()), max: LINK_NAME_MAX }}
        >
          {(props) => (
            <input {...props} {...register(`${path}.label`)} type="text" dir="auto" autoComplete="off" />
          )}
        </Field>
        <Field label={t("Show until (optional)")} error={faults.until} warning={over}>
          {(props) => (
            <input
              {...props}
              {...register(`${path}.until`)}
              type="date"
              max={addDays(today, LINK_DAYS_MAX)}
            />
          )}
        </Field>
      </FieldGrid>
    </MovableRow>
  );
}
