import { useState } from "react";
import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { wayName } from "../way-texts.ts";
import type { Choice, Preset } from "./choices.ts";
import { draftOf } from "./draft.ts";
import { payersSentence } from "./payers-sentence.ts";
import { Picker } from "./picker.tsx";
import { WayForm } from "./way-form.tsx";

type WayDialogProps = {
  /** the way that is changed; undefined where a new one is chosen first */
  way?: PaymentWay | undefined;
  country: Country | null;
  ways: readonly PaymentWay[];
  filled: ReadonlySet<LinkField>;
  /** whether it is saved later, with the form */
  isLater: boolean;
  /** saves the way; resolves with the reason where that failed */
  onSave: (way: PaymentWay) => Promise<string | undefined>;
  /** called when one of the form's own fields was chosen */
  onField: (field: LinkField) => void;
  onClose: () => void;
};

/** Shows the dialog that adds or changes a way to be tipped. It asks before it discards what was typed. */
export function WayDialog(props: WayDialogProps) {
  const { way, country, ways, filled, isLater, onSave, onField, onClose } = props;
  const [chosen, setChosen] = useState(way && { preset: way as Preset, label: wayName(way) });
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (way: PaymentWay) => {
    setSaving(true);
    try {
      return await onSave(way);
    } finally {
      setSaving(false);
    }
  };
  const leave = () => {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const sentence = chosen && payersSentence(chosen.preset, chosen.label);
  const start = chosen && draftOf(chosen.preset);
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        {...(!chosen && { size: "list" as const })}
        title={chosen?.label ?? t("Add a way to be tipped")}
        {...(sentence !== undefined && { description: sentence })}
      >
        {start ? (
          <WayForm
            start={start}
            guideCountry={country}
            isNew={way === undefined}
            isLater={isLater}
            isSaving={isSaving}
            onDraft={(draft) => setDirty(JSON.stringify(draft) !== JSON.stringify(start))}
            onSave={save}
            onClose={leave}
          />
        ) : (
          <Picker
            country={country}
            ways={ways}
            filled={filled}
            onChoose={(choice: Choice) => {
              if ("field" in choice) onField(choice.field);
              else setChosen({ preset: choice.preset, label: tMessage(choice.label) });
            }}
            onOther={() => setChosen({ preset: { kind: "card" }, label: t("Card") })}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("Discard what you typed?")}
        description={t("It isn't on your page yet.")}
        confirm={t("Discard")}
        cancel={t("Keep editing")}
        onConfirm={onClose}
      />
    </>
  );
}
