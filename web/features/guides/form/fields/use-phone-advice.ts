import { useEffect, useState } from "react";
import type * as phoneAdvice from "./phone-advice.ts";

/**
 * Says what dialling these digits means. undefined without digits, and until the numbering plans have been loaded: the
 * form doesn't wait for them.
 */
export function usePhoneAdvice(digits: string | undefined): phoneAdvice.PhoneAdvice | undefined {
  const [loaded, setLoaded] = useState<typeof phoneAdvice>();
  const isWanted = digits !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without a network the form works without advice.
    import("./phone-advice.ts").then(setLoaded, console.warn);
  }, [isWanted]);
  return digits === undefined
    ? undefined
    : loaded?.advisePhone(digits, loaded.likelyCountries(navigator.languages));
}
