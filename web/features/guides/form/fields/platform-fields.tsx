import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { PLATFORMS_MAX } from "#schema/limits.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { isWebUrl } from "#schema/web-url.ts";
import { Button } from "#web/ui/button.tsx";
import { Help } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./platform-fields.module.css";
import { PlatformRow } from "./platform-row.tsx";
import type { PlatformsState } from "../save/use-saved-guide.ts";
import type { FormValues } from "../values.ts";

/** The platforms where guests write most. A button adds each of them. */
const USUAL = ["Google", "Tripadvisor", "GetYourGuide"];
const isCalled = ({ platform }: PlatformValues, name: string): boolean =>
  platform.trim().toLowerCase() === name.toLowerCase();

/** Shows the fields for review platforms. A list that isn't loaded can't be changed. */
export function PlatformFields({ state }: { state: PlatformsState }) {
  const id = useId();
  const rows = useWatch<FormValues, "reviewPlatforms">({ name: "reviewPlatforms" });
  const isShown = rows.some(({ url }) => isWebUrl(url));
  return (
    <div
      className={styles.platforms}
      role="group"
      aria-labelledby={id}
      aria-busy={state.status === "loading"}
      data-part={isShown ? ".plats" : undefined}
    >
      <h3 id={id}>{t("Review platforms")}</h3>
      <Help className={styles.help}>
        {t("Other places where guests can review you, such as Tripadvisor or Google.")}
      </Help>
      {state.status === "loading" && <Skeleton className={styles.wait} height={48} borderRadius={12} />}
      {state.status === "failed" && (
        <Note tone="bad" className={styles.failed} role="alert">
          <span>{t("Your review platforms could not be loaded. Saving leaves them as they are.")}</span>
          <Button variant="line" onClick={state.retry}>
            {t("Try again")}
          </Button>
        </Note>
      )}
      {state.status === "ready" && <Rows />}
    </div>
  );
}

function Rows() {
  const { getValues } = useFormContext<FormValues>();
  const rows = useWatch<FormValues, "reviewPlatforms">({ name: "reviewPlatforms" });
  const missing = USUAL.filter((name) => rows.every((row) => !isCalled(row, name)));
  const { fields, append, remove } = useFieldArray<FormValues, "reviewPlatforms">({
    name: "reviewPlatforms",
  });
  const list = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState("");
  const removeRow = (row: number) => {
    const { platform } = getValues(`reviewPlatforms.${row}`);
    // The row must be gone before the focus is moved.
    flushSync(() => {
      remove(row);
      announce(t("{name} removed", { name: platform.trim() || t("Platform") }));
    });
    const { current } = list;
    const removers = current?.querySelectorAll<HTMLElement>("button") ?? [];
    const next =
      removers[Math.min(row, removers.length - 1)] ?? current?.parentElement?.querySelector("button");
    next?.focus();
  };
  const isFull = fields.length >= PLATFORMS_MAX;
  const add = (platform: string) => {
    announce("");
    append(
      { platform, url: "" },
      { focusName: `reviewPlatforms.${fields.length}.${platform === "" ? "platform" : "url"}` },
    );
  };
  return (
    <>
      <div ref={list}>
        {fields.map(({ id }, row) => (
          <PlatformRow key={id} row={row} onRemove={() => removeRow(row)} />
        ))}
      </div>
      {isFull ? (
        <Help className={styles.help}>{t("That’s all ten.")}</Help>
      ) : (
        <div className={styles.add}>
          <Button variant="soft" icon={<Plus size={19} aria-hidden="true" />} onClick={() => add("")}>
            {t("Add platform")}
          </Button>
          {missing.map((name) => (
            <Button
              key={name}
              variant="line"
              size="sm"
              aria-label={t("Add {name}", { name })}
              onClick={() => add(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}
