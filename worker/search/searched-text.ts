import { ibanIn, ibanText } from "#payment-codes/check-iban.ts";
import { EMAIL_PATTERN, toEmail } from "#schema/login-rules.ts";

/**
 * Takes what is stored as one thing out of what was pasted with it: the address of `Ana <ana@walks.example>`, the number
 * of `IBAN: PT50 0002 …`. Any other text stays as it is.
 */
export function searchedText(typed: string): string {
  const email = toEmail(typed);
  return EMAIL_PATTERN.test(email) ? email : ibanIn(ibanText(typed)) || typed;
}
