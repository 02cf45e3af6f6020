import type * as z from "zod";
import { type StripeAccount, newId, now } from "./account.ts";
import { getCustomer } from "./customers.ts";
import type { portalCreate } from "./parameters.ts";

/** Opens the billing portal for a customer. Throws StripeError. */
export function createPortalSession(account: StripeAccount, given: z.output<typeof portalCreate>) {
  const { id: customer } = getCustomer(account, given.customer, "customer");
  const { return_url = account.publicOrigin } = given;
  const url = `${account.url}/p/session/${customer}?${String(new URLSearchParams({ return_url }))}`;
  return {
    id: newId("bps"),
    object: "billing_portal.session",
    created: now(account),
    customer,
    return_url,
    url,
  };
}
