import { type ReactNode, useState } from "react";
import type { AdminUser } from "#schema/admin.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";

const loadLinkDialog = () => import("./sign-in-link-dialog.tsx");

const loadTwoStepDialog = () => import("./remove-two-step-dialog.tsx");

type SignInHelp = {
  /** Opens the dialog that makes a sign-in link for an account. */
  onLink: (user: AdminUser) => void;
  /** Opens the dialog that turns two-step verification of an account off. */
  onTwoStep: (user: AdminUser) => void;
  /** the dialog that is open */
  dialogs: ReactNode;
};

/** Returns what helps an account's owner to sign in again. */
export function useSignInHelp(): SignInHelp {
  const [linking, setLinking] = useState<AdminUser | null>(null);
  const stopLinking = () => setLinking(null);
  const linkDialog = useLazyPart({
    load: loadLinkDialog,
    isOpen: linking !== null,
    onFailure: stopLinking,
  });
  const [unlocking, setUnlocking] = useState<AdminUser | null>(null);
  const stopUnlocking = () => setUnlocking(null);
  const twoStepDialog = useLazyPart({
    load: loadTwoStepDialog,
    isOpen: unlocking !== null,
    onFailure: stopUnlocking,
  });
  return {
    onLink: setLinking,
    onTwoStep: setUnlocking,
    dialogs: (
      <>
        {linking && linkDialog && <linkDialog.SignInLinkDialog user={linking} onClose={stopLinking} />}
        {unlocking && twoStepDialog && (
          <twoStepDialog.RemoveTwoStepDialog user={unlocking} onClose={stopUnlocking} />
        )}
      </>
    ),
  };
}
