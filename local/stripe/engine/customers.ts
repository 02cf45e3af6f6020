import type * as z from "zod";
import { type StripeAccount, lookUp, newId, now } from "./account.ts";
import { noSuch } from "./errors.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import type { customerCreate, customerUpdate } from "./parameters.ts";
import type { Customer, DeletedCustomer } from "./shapes.ts";
import { endSubscription, isOver } from "./subscriptions.ts";

/** Finds the customer, deleted or not: Stripe responds to a GET for either. Throws StripeError. */
export function findCustomer({ state }: StripeAccount, id: string): Customer | DeletedCustomer {
  const customer = lookUp(state.customers, id);
  if (!customer) throw noSuch("customer", id);
  return customer;
}

/** Returns the customer. Throws StripeError, also for a deleted one. */
export function getCustomer({ state }: StripeAccount, id: string, param?: string): Customer {
  const customer = lookUp(state.customers, id);
  if (!customer || "deleted" in customer) throw noSuch("customer", id, param);
  return customer;
}

export function createCustomer(account: StripeAccount, given: z.output<typeof customerCreate>): Customer {
  const customer: Customer = {
    ...fixture("customer"),
    id: newId("cus", 14),
    object: "customer",
    created: now(account),
    email: given.email ?? null,
    metadata: given.metadata,
    tax_exempt: "none",
  };
  account.state.customers[customer.id] = customer;
  emit(account, "customer.created", customer);
  return customer;
}

/** Changes the customer. Throws StripeError, also for a deleted one. */
export function updateCustomer(
  account: StripeAccount,
  given: z.output<typeof customerUpdate>,
  id: string,
): Customer {
  const customer = getCustomer(account, id);
  if (given.email !== undefined) customer.email = given.email;
  emit(account, "customer.updated", customer);
  return customer;
}

/** Ends the customer's subscriptions at once and leaves a row that says so, as Stripe does. Throws StripeError. */
export function removeCustomer(account: StripeAccount, id: string): DeletedCustomer {
  const customer = getCustomer(account, id);
  for (const subscription of Object.values(account.state.subscriptions))
    if (subscription.customer === id && !isOver(subscription)) endSubscription(account, subscription);
  emit(account, "customer.deleted", customer);
  return (account.state.customers[id] = { id, object: "customer", deleted: true });
}
