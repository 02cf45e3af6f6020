import { useEffect, useState } from "react";
import { dismissToast } from "#web/ui/toast.ts";

/**
 * Puts a page of Stripe's in this page's place. `isLeaving` from the click on, until that failed or the reader is back.
 */
export function useStripePage(ask: () => Promise<{ url: string }>, onFailure: (error: unknown) => void) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Going back, the browser may show this very document again.
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
