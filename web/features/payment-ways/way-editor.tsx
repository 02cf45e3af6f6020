import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import { PAYMENT_WAYS_MAX, type PaymentWay } from "#payment-codes/kinds.ts";
import { type SpecWay, specFieldOf } from "#payment-codes/spec-ways.ts";
import { fetchAhead } from "#web/lib/fetch-ahead.ts";
import { paths } from "#web/paths.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { Button } from "#web/ui/button.tsx";
import { Help } from "#web/ui/field.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import { CardAdvice } from "./card-advice.tsx";
import { GuestPreview } from "./guest-preview.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useFocusRow } from "./use-focus-row.ts";
import { useSaveWays, type WayChanges } from "./use-save-ways.ts";
import styles from "./way-editor.module.css";
import { WayList } from "./way-list.tsx";

/** Loads the dialogs when the first one is opened, because they know the numbers and accounts of every country. */
const loadEditing = () => import("./editing/way-dialog.tsx");

const IN_SIGHT = {};

type Opened = { dialog: "add" } | { dialog: "edit" | "remove"; way: PaymentWay };

export type WayEditorProps = {
  /** where the guide works, as the form has it */
  country: Country | null;
  /** the form's own fields that aren't empty */
  links: readonly SpecWay[];
  /** moves the focus to one of those fields */
  onField: (field: LinkField) => void;
};

/** Shows the ways to be tipped beside the form's fields, what can be done about them, and how guests see all of them. */
export function WayEditor({
  ways,
  changes,
  country,
  links,
  onField,
}: WayEditorProps & { ways: readonly PaymentWay[]; changes: WayChanges }) {
  const part = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const isEditing = opened?.dialog === "add" || opened?.dialog === "edit";
  const editing = useLazyPart({
    load: loadEditing,
    isOpen: isEditing,
    onFailure: () => setOpened(undefined),
  });
  const isSeen = useSeen(part, IN_SIGHT);
  useEffect(() => {
    if (isSeen) fetchAhead(loadEditing);
  }, [isSeen]);
  const focusNext = useFocusRow(part, { ways, isDialogOpen: opened !== undefined });
  const saving = useSaveWays(changes, focusNext);

  // The picker and the fields follow each other in one dialog, which no longer knows what opened it.
  const opener = useRef<Element>(null);
  const field = useRef<LinkField>(undefined);
  const goToField = useEffectEvent(onField);
  useEffect(() => {
    if (opened) opener.current = document.activeElement;
    else if (field.current) goToField(field.current);
    else if (document.activeElement === document.body && opener.current instanceof HTMLElement)
      opener.current.focus();
    field.current = undefined;
  }, [opened]);

  const close = () => setOpened(undefined);
  const save = async (way: PaymentWay): Promise<string | undefined> => {
    const before = opened?.dialog === "edit" ? opened.way : undefined;
    const problem = await saving.save(way, before);
    if (problem === undefined) close();
    return problem;
  };
  const all = [...links, ...ways];
  const isFull = ways.length >= PAYMENT_WAYS_MAX;
  return (
    <div ref={part}>
      <WayList
        ways={ways}
        busy={changes.busy}
        faults={changes.faults}
        onMove={(way, by) => void saving.move(way, by)}
        onEdit={(way) => setOpened({ dialog: "edit", way })}
        onRemove={(way) => setOpened({ dialog: "remove", way })}
      />
      {isFull ? (
        <Help>{t("That is all twelve.")}</Help>
      ) : (
        <Button
          className={styles.add}
          variant="soft"
          busy={isEditing && !editing}
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => setOpened({ dialog: "add" })}
        >
          {t("Add a way to be tipped")}
        </Button>
      )}
      {ways.length > 0 && !changes.isLater && (
        <Help>
          <Trans
            text="On your own phone, {pocket} shows a way's code to a guest, with or without a network."
            parts={{ pocket: <a href={paths.pocket}>{t("Pocket")}</a> }}
          />
        </Help>
      )}
      <p className="vh" role="status">
        {saving.announcement}
      </p>
      <GuestPreview ways={all} country={country} />
      {!isFull && <CardAdvice ways={all} />}
      {isEditing && editing && (
        <editing.WayDialog
          way={opened.dialog === "edit" ? opened.way : undefined}
          country={country}
          ways={ways}
          isLater={changes.isLater}
          filled={new Set(links.map(specFieldOf).filter((field) => field !== undefined))}
          onSave={save}
          onField={(chosen) => {
            field.current = chosen;
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === "remove" && (
        <RemoveDialog
          way={opened.way}
          isBusy={changes.busy !== undefined}
          onRemove={async () => {
            await saving.remove(opened.way);
            close();
          }}
          onClose={close}
        />
      )}
      {changes.dialog}
    </div>
  );
}
