import { useEffect, useState } from "react";
import { dismissToast } from "#web/ui/toast.ts";

/** Goes to a page of Stripe's. `isLeaving` is true from the click until that fails or the user comes back. */
export function useStripePage(ask: () => Promise<{ url: string }>, onFailure: (error: unknown) => void) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Going back, the browser may show this document as it was left.
    const comeBack = () => setLeaving(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  async function leave(): Promise<void> {
    dismissToast();
    setLeaving(true);
    try {
      location.assign((await ask()).url);
    } catch (error) {
      setLeaving(false);
      onFailure(error);
    }
  }
  return { isLeaving, leave: () => void leave() };
}
