import { type FormEvent, useState } from "react";
import type { AdminGuide } from "#schema/admin.ts";
import type { ShownLicence } from "#schema/licence.ts";
import { localDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import { useCheckLicence } from "../page-mutations.ts";

type LicenceDialogProps = { guide: AdminGuide; licence: ShownLicence; onClose: () => void };

/** Shows the dialog in which an admin says that a licence was compared, and until when it is valid, or ends that. */
export function LicenceDialog({ guide: { id, name }, licence, onClose }: LicenceDialogProps) {
  const { number, issuer, url, checkedOn } = licence;
  const [until, setUntil] = useState("");
  const check = useCheckLicence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.isPending)
      check.mutate({ id, compared: { number, issuer, name, until } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!check.isPending) onClose();
      }}
      title={t("Check licence")}
      description={t(
        "Compare number, issuer and name with the office’s list. The page then says who checked it, and when.",
      )}
    >
      <DialogForm onSubmit={submit}>
        <p>
          <b dir="auto">{name}</b>
          <br />
          <bdi>{number}</bdi> · <bdi>{issuer}</bdi>
          {url !== undefined && (
            <>
              <br />
              <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
                {url}
              </a>
            </>
          )}
          {checkedOn !== undefined && (
            <>
              <br />
              {t("Checked on {date}", { date: localDate(`${checkedOn}T12:00`) })}
            </>
          )}
        </p>
        <Field label={t("Valid until (optional)")}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={new Date().toISOString().slice(0, 10)}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          {checkedOn === undefined ? (
            <Button variant="line" disabled={check.isPending} onClick={onClose}>
              {t("Cancel")}
            </Button>
          ) : (
            <Button
              variant="line"
              disabled={check.isPending}
              onClick={() => check.mutate({ id }, { onSuccess: onClose })}
            >
              {t("End the check")}
            </Button>
          )}
          <Button type="submit" busy={check.isPending}>
            {t("It is right")}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
