import { Copy } from "lucide-react";
import type { AdminUser } from "#schema/admin.ts";
import { exactDate } from "#web/lib/relative-date.ts";
import { copyText } from "#web/features/sharing/share.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { isDenied } from "../use-admins-only.ts";
import { useMakeSignInLink } from "../mutations.ts";
import styles from "./sign-in-link-dialog.module.css";

async function copy(url: string): Promise<void> {
  try {
    await copyText(url);
    toast({ title: t("Link copied") });
  } catch (error) {
    console.warn(error);
    toast({ title: t("Not copied"), description: t("Please copy it by hand."), variant: "destructive" });
  }
}

/** Shows the dialog that makes a sign-in link for an account and shows the link once. */
export function SignInLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { data: link, isPending, mutateAsync } = useMakeSignInLink();
  const proof = useProof();
  const make = async () => {
    try {
      await proof.run((password) => mutateAsync({ id: user.id, password }));
    } catch (error) {
      // useAdminsOnly handles a refusal: it shows its own message and leaves the page.
      if (!(error instanceof ProofRefused) && !isDenied(error)) toastFailure(t("No link was made"), error);
    }
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={t("Sign-in link")}
        description={t(
          "With it {username} ({email}) can choose a new password, once, within 30 minutes. That ends every session of the account. Give it to the owner only, and make sure that it is the owner who asks.",
          { username: user.username, email: user.email },
        )}
      >
        {link && (
          <Field
            className={styles.link}
            label={t("Link")}
            hint={t("Works until {when}. Earlier links no longer work.", {
              when: exactDate(link.expiresAt) ?? "",
            })}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                readOnly
                dir="ltr"
                value={link.url}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Field>
        )}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {link ? t("Done") : t("Cancel")}
          </Button>
          {link ? (
            <Button icon={<Copy size={19} aria-hidden="true" />} onClick={() => void copy(link.url)}>
              {t("Copy link")}
            </Button>
          ) : (
            <Button busy={isPending} onClick={() => void make()}>
              {t("Make the link")}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {proof.dialog}
    </>
  );
}
