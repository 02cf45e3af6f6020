import { useLater } from "#web/lib/use-later.ts";
import type { PhoneAdvice } from "./phone-advice.ts";

const loadAdvice = () => import("./phone-advice.ts");

/**
 * Returns advice about these digits; undefined without digits, and until the numbering plans are loaded. They are
 * loaded at the first touch, and the form doesn't wait for them. `country`: where the guide works, "" when
 * unknown.
 */
export function usePhoneAdvice(digits: string | undefined, country: string): PhoneAdvice | undefined {
  const loaded = useLater(loadAdvice, digits !== undefined);
  return digits === undefined
    ? undefined
    : loaded?.advisePhone(digits, loaded.likelyCountries(country, navigator.languages));
}
