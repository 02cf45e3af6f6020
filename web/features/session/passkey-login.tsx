import { useEffect, useEffectEvent, useState } from "react";
import { canOfferInField, hasPasskeys, isDismissed, signInByPasskey } from "./passkey.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { dismissToast } from "#web/ui/toast.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { PasskeyChoice } from "./passkey-choice.tsx";
import { toastFailure } from "./toast-failure.ts";
import { t } from "#web/words/t.ts";

/** Signs in by a passkey: by a button, or one that the browser offers in the address field. Nothing where there are none. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const finish = useEffectEvent(() => {
    announceSessionChange();
    onSignedIn();
  });
  // Before anybody does anything there is nobody to offer one to.
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (!isTouched) return;
    void (async () => {
      // What goes wrong here is not asked for: the button says why.
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
