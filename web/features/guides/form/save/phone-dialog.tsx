import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#web/words/t.ts";
import type { PhoneAdvice } from "../fields/phone-advice.ts";

type PhoneDialogProps = {
  /** the field's name */
  label: string;
  advice: PhoneAdvice;
  /** takes the number that was meant */
  onTake: () => void;
  /** saves the one that was typed */
  onKeep: () => void;
  /** saves nothing yet */
  onClose: () => void;
};

/** Asks what a number was meant to be that can't be dialled. */
export const PhoneDialog = ({ label, advice, onTake, onKeep, onClose }: PhoneDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={
      advice.meant === undefined
        ? t("Save this number?")
        : t("Did you mean +{number}?", { number: advice.meant })
    }
    description={`${label}: ${advice.text}`}
  >
    <DialogActions>
      <Button variant="line" onClick={onKeep}>
        {t("Save as it is")}
      </Button>
      {advice.meant === undefined ? (
        <Button onClick={onClose}>{t("Keep editing")}</Button>
      ) : (
        <Button onClick={onTake}>{t("Use +{number}", { number: advice.meant })}</Button>
      )}
    </DialogActions>
  </Dialog>
);
