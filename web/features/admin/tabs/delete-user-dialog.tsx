import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "#schema/admin.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import { isDenied } from "../use-admins-only.ts";
import { useRemoveUser } from "../mutations.ts";
import { tabAddress } from "../tab-address.ts";

const descriptionOf = ({ username, email }: AdminUser): string =>
  t(
    "The account ‘{username}’ ({email}) will be deleted for good, with its profiles and their reviews, its tours, its pictures and its sessions. A running subscription is canceled at Stripe first. Printed QR codes stop working. This cannot be undone.",
    { username, email },
  );

type DeleteUserDialogProps = {
  user: AdminUser;
  /** called when the account is gone, before the dialog closes */
  onDeleted: () => void;
  onClose: () => void;
};

/** Shows the dialog that asks, then deletes an account. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const remove = useRemoveUser();
  const proof = useProof();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  // Accounts with printed codes or a paid plan are deleted only after their name was typed.
  const asksName = user.profileCount > 0 || user.subscriptionStatus === "active";
  const confirm = async () => {
    const wrong = asksName && typed.trim() !== user.username;
    setIsWrong(wrong);
    if (wrong) return;
    try {
      await proof.run((password) => remove.mutateAsync({ id: user.id, password }));
      onDeleted();
      toast({ title: t("User deleted"), description: `${user.username} (${user.email})` });
    } catch (error) {
      if (error instanceof ProofRefused) return;
      // useAdminsOnly handles these: it shows its own message and leaves the page.
      if (!isDenied(error)) toastFailure(t("Delete failed"), error);
    }
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t("Delete user")}
        description={descriptionOf(user)}
        confirm={remove.isPending ? t("Deleting...") : t("Delete")}
        icon={<Trash2 size={19} aria-hidden="true" />}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        {asksName && (
          <>
            {user.profileCount > 0 && (
              <Hint>
                <Trans
                  text="Is it about a page? {link}: that can be undone."
                  parts={{
                    link: (
                      <RouteLink className="link" to={tabAddress("profiles", user.email)} onClick={onClose}>
                        {t("Hide it instead")}
                      </RouteLink>
                    ),
                  }}
                />
              </Hint>
            )}
            <Field
              label={t("Type ‘{username}’ to delete it", { username: user.username })}
              error={isWrong ? t("This is not the username") : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  type="text"
                  dir="auto"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          </>
        )}
      </ConfirmDialog>
      {proof.dialog}
    </>
  );
}
