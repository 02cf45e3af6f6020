import { type FormEvent, useState } from "react";
import { type AdminUserPage, TRIAL_DAYS_MAX } from "#schema/admin.ts";
import { wholeNumber } from "#schema/digits.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import { useExtendTrial } from "./mutations.ts";
import { ReasonField } from "../reason-field.tsx";

/** days that most people ask for */
const USUAL_DAYS = 14;

/** Shows the dialog that makes a trial longer, for a reason that the audit log keeps. */
export function TrialDialog({ user, onClose }: { user: AdminUserPage; onClose: () => void }) {
  const [days, setDays] = useState(String(USUAL_DAYS));
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  // What the days are chosen for: sent again, they make the trial longer once.
  const [from] = useState(user.trialEndsAt);
  const extend = useExtendTrial();
  const count = wholeNumber(days);
  const isDays = Number.isInteger(count) && count >= 1 && count <= TRIAL_DAYS_MAX;
  const isReason = reason.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isDays && isReason && !extend.isPending)
      extend.mutate({ id: user.id, input: { days: count, reason, from } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!extend.isPending) onClose();
      }}
      title={t("Make the trial longer")}
      description={t(
        "It is counted from the trial’s end, or from now where that is over. The audit log keeps the reason.",
      )}
    >
      <DialogForm onSubmit={submit}>
        <Field
          label={t("Days")}
          error={
            isChecked && !isDays ? t("Please choose 1 to {max} days", { max: TRIAL_DAYS_MAX }) : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              maxLength={2}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
        <ReasonField value={reason} isMissing={isChecked && !isReason} onChange={setReason} />
        <DialogActions>
          <Button variant="line" disabled={extend.isPending} onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" busy={extend.isPending}>
            {t("Make the trial longer")}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
