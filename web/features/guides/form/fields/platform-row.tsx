import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { completePlaceId, reviewObstacle, reviewWriteUrl } from "#schema/review-write-url.ts";
import { completeUrl, isWebUrl } from "#schema/web-url.ts";
import { singleClick } from "#web/lib/single-click.ts";
import { AddressField, Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { t } from "#texts/app/t.ts";
import { AddressLine } from "./address-line.tsx";
import styles from "./platform-row.module.css";
import type { FormValues } from "../values.ts";

/** Returns why guests can't write a review at a platform's address; null where nothing is known to keep them from it. */
function obstacleText(address: string): string | null {
  switch (reviewObstacle(address)) {
    case "own":
      return t("This is your own page at the service. Please paste the link that your guests open.");
    case "map":
      return t("Guests land on your map entry, not on the review form.");
    case "bookers-only":
      return t("Only guests who booked there can review you there.");
    default:
      return null;
  }
}

/** Shows the fields for name and URL of one review platform. */
export function PlatformRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const { register, setValue, getValues, control, formState } = useFormContext<FormValues>();
  const name = `reviewPlatforms.${row}` as const;
  const [platform, url] = useWatch({ control, name: [`${name}.platform`, `${name}.url`] });
  const { errors: found, touchedFields, submitCount } = formState;
  const [countAtBirth] = useState(submitCount);
  /** Returns the message about a part; none in a new row until the part was left or the form was sent. */
  const errorOf = (part: "platform" | "url"): string | undefined =>
    submitCount > countAtBirth || touchedFields.reviewPlatforms?.[row]?.[part]
      ? found.reviewPlatforms?.[row]?.[part]?.message
      : undefined;
  const called = platform?.trim() || t("platform {number}", { number: row + 1 });
  const address = url?.trim() ?? "";
  const complete = () => {
    const typed = getValues(`${name}.url`);
    const whole = completePlaceId(completeUrl(typed));
    if (whole !== typed)
      setValue(`${name}.url`, whole, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className={styles.row} role="group" aria-label={called}>
      <Field className={styles.name} label={t("Platform name")} error={errorOf("platform")}>
        {(props) => (
          <input {...props} {...register(`${name}.platform`)} type="text" dir="auto" autoComplete="off" />
        )}
      </Field>
      <AddressField
        className={styles.address}
        label={t("URL")}
        error={errorOf("url")}
        warning={obstacleText(address)}
      >
        {(props) => (
          <AddressLine
            link={isWebUrl(address) ? { url: reviewWriteUrl(address), newTab: true, label: called } : null}
          >
            <input
              {...props}
              {...register(`${name}.url`, { onBlur: complete })}
              type="url"
              dir="ltr"
              autoComplete="off"
              placeholder={t("Paste the full link")}
            />
          </AddressLine>
        )}
      </AddressField>
      <IconButton
        className={styles.remove}
        label={t("Remove {name}", { name: called })}
        icon={<Trash2 size={20} aria-hidden="true" />}
        danger
        onClick={singleClick(onRemove)}
      />
    </div>
  );
}
