import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import { knownService, nameFromHost } from "#schema/known-services.ts";
import { WEB_LINKS_MAX } from "#schema/limits.ts";
import { isWebUrl } from "#schema/web-url.ts";
import { MovableList } from "#web/ui/movable-list.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { ListState } from "../save/use-saved-guide.ts";
import { todayAt } from "../today-at.ts";
import type { FormValues } from "../values.ts";
import { AddRow, ListPart } from "./list-part.tsx";
import { calledLink, WebLinkRow } from "./web-link-row.tsx";

/** Shows the fields for links of the guide's own. A list that isn't loaded can't be changed. */
export function WebLinkFields({ state, guide }: { state: ListState; guide: Guide | undefined }) {
  const rows = useWatch<FormValues, "links">({ name: "links" });
  const isRow = rows.some(({ url }) => isWebUrl(url) && knownService(url) === undefined);
  return (
    <ListPart
      state={state}
      title={t("Links of your own")}
      lead={t("Website, photos of today, your favourite places.")}
      failure={t("Your links could not be loaded. Saving leaves them as they are.")}
      part={isRow ? ".more" : undefined}
    >
      <Rows today={todayAt(guide)} />
    </ListPart>
  );
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function Rows({ today }: { today: string }) {
  const { getValues } = useFormContext<FormValues>();
  const rows = useWatch<FormValues, "links">({ name: "links" });
  const { fields, append, insert, move, remove } = useFieldArray<FormValues, "links">({ name: "links" });
  const part = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState("");
  const isFull = fields.length >= WEB_LINKS_MAX;
  const usual = [t("Website"), "Facebook", "Telegram", "YouTube"].filter((name) =>
    rows.every(({ label, url }) => ![label.trim(), nameFromHost(url)].some((own) => isSame(own, name))),
  );
  const add = (label: string) => {
    const field = `links.${fields.length}.url`;
    // The row has the focus at once, because what is typed next belongs to it.
    flushSync(() => {
      announce("");
      append({ label, url: "", until: "" }, { shouldFocus: false });
    });
    part.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const moveRow = (place: number, by: number) => {
    const pressed = document.activeElement;
    const to = place + by;
    const name = calledLink(getValues(`links.${place}.label`), place);
    flushSync(() => {
      move(place, to);
      announce(t("{name}, {place} of {count}", { name, place: to + 1, count: fields.length }));
    });
    // A row that comes to another place may lose the focus on its way.
    if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
  };
  const removeRow = (place: number) => {
    const removed = getValues(`links.${place}`);
    // The row must be gone before the focus is moved.
    flushSync(() => remove(place));
    const editors = part.current?.querySelectorAll<HTMLElement>("button[data-edit]") ?? [];
    const next = editors[Math.min(place, editors.length - 1)];
    (next ?? part.current?.querySelector<HTMLElement>("button"))?.focus();
    toast({
      title: t("{name} removed", { name: calledLink(removed.label, place) }),
      action: {
        label: t("Bring it back"),
        onAction: () => {
          const { length } = getValues("links");
          if (length < WEB_LINKS_MAX) insert(Math.min(place, length), removed, { shouldFocus: false });
        },
      },
    });
  };
  return (
    <div ref={part}>
      <MovableList label={t("Links of your own")} items={fields} keyOf={({ id }) => id} onMove={moveRow}>
        {({ id }, row) => (
          <WebLinkRow key={id} row={row} rowKey={id} today={today} onRemove={() => removeRow(row.place)} />
        )}
      </MovableList>
      <AddRow
        full={isFull && t("That’s all eight.")}
        add={t("Add link")}
        onAdd={() => add("")}
        usual={usual.map((name) => ({ name, onAdd: () => add(name) }))}
      />
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
}
