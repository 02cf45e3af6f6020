import { useEffect, useState } from "react";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import type * as phoneAdvice from "./phone-advice.ts";

/**
 * Returns advice about these digits; undefined without digits, and until the numbering plans are loaded. They are
 * loaded at the first touch, and the form doesn't wait for them. `country`: where the guide works, "" when
 * unknown.
 */
export function usePhoneAdvice(
  digits: string | undefined,
  country: string,
): phoneAdvice.PhoneAdvice | undefined {
  const [loaded, setLoaded] = useState<typeof phoneAdvice>();
  const isTouched = useFirstTouch();
  const isWanted = isTouched && digits !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // The form works without advice where the load fails.
    import("./phone-advice.ts").then(setLoaded, console.warn);
  }, [isWanted]);
  return digits === undefined
    ? undefined
    : loaded?.advisePhone(digits, loaded.likelyCountries(country, navigator.languages));
}
