import { useEffect, useEffectEvent, useState } from "react";
import { canOfferInField, hasPasskeys, isDismissed, signInByPasskey } from "./passkey.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { dismissToast } from "#web/ui/toast.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { PasskeyChoice } from "./passkey-choice.tsx";
import { toastFailure } from "./toast-failure.ts";
import { t } from "#web/words/t.ts";

/**
 * Shows the button for a passkey, and has the browser offer one in the address field. Nothing where it knows no
 * passkeys.
 */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const finish = useEffectEvent(() => {
    announceSessionChange();
    onSignedIn();
  });
  // Nothing is offered before somebody does something on the page.
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (!isTouched) return;
    void (async () => {
      // A failure isn't shown here, because nobody has asked for this; the button shows its own.
      if (!(await canOfferInField())) return;
      await signInByPasskey({ inField: true });
      finish();
    })().catch((error: unknown) => console.warn(error));
  }, [isTouched]);
  if (!hasPasskeys()) return null;
  const ask = async () => {
    dismissToast();
    setAsking(true);
    try {
      await signInByPasskey();
      announceSessionChange();
      onSignedIn();
    } catch (error) {
      if (!isDismissed(error)) toastFailure(t("Login failed"), error);
      setAsking(false);
    }
  };
  return <PasskeyChoice busy={isAsking} onChoose={() => void ask()} />;
}
