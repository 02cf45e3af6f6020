import { useState } from "react";
import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { labelOfPreset } from "../way-words.ts";
import type { Choice, Preset } from "./choices.ts";
import { draftOf } from "./draft.ts";
import { payersSentence } from "./payers-sentence.ts";
import { Picker } from "./picker.tsx";
import { WayForm } from "./way-form.tsx";

type WayDialogProps = {
  /** the way that is changed; undefined where one is to be chosen first */
  way?: PaymentWay | undefined;
  country: Country | null;
  ways: readonly PaymentWay[];
  filled: ReadonlySet<LinkField>;
  /** resolves with why the way couldn't be shown on the page */
  onSave: (way: PaymentWay) => Promise<string | undefined>;
  /** one of the form's own fields was chosen */
  onField: (field: LinkField) => void;
  onClose: () => void;
};

/** Chooses a way to be tipped and asks for what it needs; or changes one. Asks before it discards what was typed. */
export function WayDialog({ way, country, ways, filled, onSave, onField, onClose }: WayDialogProps) {
  const [preset, setPreset] = useState<Preset | undefined>(way);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const label = preset && labelOfPreset(preset);
  const sentence = preset && payersSentence(preset, labelOfPreset(preset));
  const start = preset && draftOf(preset);
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        {...(!preset && { size: "list" as const })}
        title={label ?? "Add a way to be tipped"}
        {...(sentence !== undefined && { description: sentence })}
      >
        {start ? (
          <WayForm
            start={start}
            guideCountry={country}
            isNew={way === undefined}
            onDraft={(draft) => setDirty(JSON.stringify(draft) !== JSON.stringify(start))}
            onSave={onSave}
            onClose={leave}
          />
        ) : (
          <Picker
            country={country}
            ways={ways}
            filled={filled}
            onChoose={(choice: Choice) => {
              if ("field" in choice) onField(choice.field);
              else setPreset(choice.preset);
            }}
            onOther={() => setPreset({ kind: "card" })}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        description="It isn't on your page yet."
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
      />
    </>
  );
}
