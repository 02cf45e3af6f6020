import { useEffect, useState } from "react";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import type * as phoneAdvice from "./phone-advice.ts";

/**
 * Says what dialling these digits means; `country` is where the guide works, "" when unknown. undefined without digits, and until the numbering plans have been loaded: the
 * form doesn't wait for them, and loads them once somebody does something.
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
    // Without a network the form works without advice.
    import("./phone-advice.ts").then(setLoaded, console.warn);
  }, [isWanted]);
  return digits === undefined
    ? undefined
    : loaded?.advisePhone(digits, loaded.likelyCountries(country, navigator.languages));
}
