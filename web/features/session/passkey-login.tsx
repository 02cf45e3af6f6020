import { useEffect, useEffectEvent, useState } from "react";
import { canOfferInField, hasPasskeys, isDismissed, signInByPasskey } from "./passkey.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { needCookies } from "./need-cookies.ts";
import { PasskeyChoice } from "./passkey-choice.tsx";
import type { Failure } from "./use-failure.tsx";

/**
 * Shows the button for a passkey, and has the browser offer one in the address field. Nothing where it knows no
 * passkeys.
 */
export function PasskeyLogin({ failure, onSignedIn }: { failure: Failure; onSignedIn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const finish = useEffectEvent(() => {
    announceSessionChange();
    onSignedIn();
  });
  // Nothing is offered before someone does something on the page.
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (!isTouched) return;
    void (async () => {
      // A failure isn't shown here, because no one has asked for this; the button shows its own.
      if (!(await canOfferInField())) return;
      await signInByPasskey({ inField: true });
      finish();
    })().catch((error: unknown) => console.warn(error));
  }, [isTouched]);
  if (!hasPasskeys()) return null;
  const ask = async () => {
    failure.clear();
    setAsking(true);
    try {
      needCookies();
      await signInByPasskey();
      announceSessionChange();
      onSignedIn();
    } catch (error) {
      if (!isDismissed(error)) failure.show(error);
      setAsking(false);
    }
  };
  return <PasskeyChoice busy={isAsking} onChoose={() => void ask()} />;
}
