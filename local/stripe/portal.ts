import type Stripe from "stripe";
import type * as z from "zod";
import { type Account, now } from "./account.ts";
import { getCustomer } from "./customers.ts";
import { noSuch } from "./errors.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { params, text, url } from "./params.ts";
import type { PortalSession } from "./shapes.ts";
import { lookUp } from "./state.ts";

export const portalCreateParams = params<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  return_url: url.optional(),
});

export function createPortalSession(
  account: Account,
  given: z.output<typeof portalCreateParams>,
): PortalSession {
  const customer = getCustomer(account, given.customer, "customer");
  const id = newId("bps", 24);
  const session: PortalSession = {
    ...fixture("portal_session"),
    id,
    object: "billing_portal.session",
    configuration: "bpc_local",
    created: now(account),
    customer: customer.id,
    return_url: given.return_url ?? account.publicOrigin,
    url: `${account.url}/p/session/${id}`,
  };
  return (account.state.portalSessions[id] = session);
}

export function getPortalSession({ state }: Account, id: string): PortalSession {
  const session = lookUp(state.portalSessions, id);
  if (!session) throw noSuch("billing_portal.session", id);
  return session;
}
