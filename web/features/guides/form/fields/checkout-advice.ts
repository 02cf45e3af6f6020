import { checkCard } from "#payment-codes/check-card.ts";
import { isFault } from "#payment-codes/check-result.ts";
import { completePaymentLink } from "#schema/web-url.ts";
import { tMessage } from "#texts/app/t.ts";

/**
 * Says what keeps guests from paying at a checkout's link, which is stored all the same: it is the guide's own page at the
 * service, or works once; null where nothing is known to.
 */
export function adviseCheckout(typed: string): string | null {
  const checked = checkCard({ kind: "card", value: completePaymentLink(typed) }, null);
  return isFault(checked) ? tMessage(checked.message) : null;
}
