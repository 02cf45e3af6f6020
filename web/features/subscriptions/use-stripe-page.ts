import { useEffect, useState } from "react";
import { dismissToast } from "#web/ui/toast.ts";

/**
 * Goes to a page of Stripe's, or stays where `ask` returns none. `isLeaving` is true from the click until it stays,
 * fails, or the user comes back.
 */
export function useStripePage(
  ask: () => Promise<{ url: string } | undefined>,
  onFailure: (error: unknown) => void,
) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser may show this document as it was left when the user comes back.
    const comeBack = () => setLeaving(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  async function leave(): Promise<void> {
    dismissToast();
    setLeaving(true);
    try {
      const page = await ask();
      if (page) location.assign(page.url);
      else setLeaving(false);
    } catch (error) {
      setLeaving(false);
      onFailure(error);
    }
  }
  return { isLeaving, leave: () => void leave() };
}
