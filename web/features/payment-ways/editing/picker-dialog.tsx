import type { Country } from "#schema/country.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import { CARD, type Choice } from "./choices.ts";
import { wantedOf } from "./first-choices.ts";
import { Picker } from "./picker.tsx";

type PickerDialogProps = {
  country: Country | null;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** Shows all ways to be tipped to a guide who has none yet. */
export const PickerDialog = ({ country, onChoose, onClose }: PickerDialogProps) => (
  <Dialog open size="list" title={t("Add a way to be tipped")} onOpenChange={onClose}>
    <Picker
      country={country}
      ways={[]}
      filled={new Set()}
      noteOf={wantedOf}
      onChoose={onChoose}
      onOther={() => onChoose(CARD)}
    />
  </Dialog>
);
