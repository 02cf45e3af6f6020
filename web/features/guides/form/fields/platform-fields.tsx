import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { PLATFORMS_MAX } from "#schema/limits.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { isWebUrl } from "#schema/web-url.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { AddRow, ListPart } from "./list-part.tsx";
import { PlatformRow } from "./platform-row.tsx";
import type { ListState } from "../save/use-saved-guide.ts";
import type { FormValues } from "../values.ts";

/** The platforms where guests write most. A button adds each of them. */
const USUAL = ["Google", "Tripadvisor", "GetYourGuide"];
const isCalled = ({ platform }: PlatformValues, name: string): boolean =>
  platform.trim().toLowerCase() === name.toLowerCase();

/** Shows the fields for review platforms. A list that isn't loaded can't be changed. */
export function PlatformFields({ state }: { state: ListState }) {
  const rows = useWatch<FormValues, "reviewPlatforms">({ name: "reviewPlatforms" });
  const isShown = rows.some(({ url }) => isWebUrl(url));
  return (
    <ListPart
      state={state}
      title={t("Review platforms")}
      lead={t("Other places where guests can review you, such as Tripadvisor or Google.")}
      failure={t("Your review platforms could not be loaded. Saving leaves them as they are.")}
      part={isShown ? ".plats" : undefined}
    >
      <Rows />
    </ListPart>
  );
}

function Rows() {
  const { getValues } = useFormContext<FormValues>();
  const rows = useWatch<FormValues, "reviewPlatforms">({ name: "reviewPlatforms" });
  const missing = USUAL.filter((name) => rows.every((row) => !isCalled(row, name)));
  const { fields, append, insert, remove } = useFieldArray<FormValues, "reviewPlatforms">({
    name: "reviewPlatforms",
  });
  const list = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState("");
  const removeRow = (row: number) => {
    const removed = getValues(`reviewPlatforms.${row}`);
    const title = t("{name} removed", { name: removed.platform.trim() || t("Platform") });
    const isBlank = removed.url.trim() === "";
    // The row must be gone before the focus is moved.
    flushSync(() => {
      remove(row);
      announce(isBlank ? title : "");
    });
    const { current } = list;
    const removers = current?.querySelectorAll<HTMLElement>("button") ?? [];
    const next =
      removers[Math.min(row, removers.length - 1)] ?? current?.parentElement?.querySelector("button");
    next?.focus();
    if (isBlank) return;
    toast({
      title,
      action: {
        label: t("Bring it back"),
        onAction: () => {
          const { length } = getValues("reviewPlatforms");
          if (length < PLATFORMS_MAX) insert(Math.min(row, length), removed, { shouldFocus: false });
        },
      },
    });
  };
  const isFull = fields.length >= PLATFORMS_MAX;
  const add = (platform: string) => {
    const field = `reviewPlatforms.${fields.length}.${platform === "" ? "platform" : "url"}`;
    // The row has the focus at once, because what is typed next belongs to it.
    flushSync(() => {
      announce("");
      append({ platform, url: "" }, { shouldFocus: false });
    });
    list.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <>
      <div ref={list}>
        {fields.map(({ id }, row) => (
          <PlatformRow key={id} row={row} onRemove={() => removeRow(row)} />
        ))}
      </div>
      <AddRow
        full={isFull && t("That’s all ten.")}
        add={t("Add platform")}
        onAdd={() => add("")}
        usual={missing.map((name) => ({ name, onAdd: () => add(name) }))}
      />
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}
