import type Stripe from "stripe";
import type * as z from "zod";
import { type Account, now } from "./account.ts";
import { endSubscription, isOver } from "./billing.ts";
import { noSuch } from "./errors.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { listOf, pagination } from "./list.ts";
import { email, emptyable, mergeMetadata, metadata, params, text } from "./params.ts";
import { changed } from "./previous.ts";
import type { Customer, DeletedCustomer } from "./shapes.ts";
import { lookUp } from "./state.ts";

const isDeleted = (customer: Customer | DeletedCustomer): customer is DeletedCustomer =>
  "deleted" in customer;

/** The customer, deleted or not: Stripe answers a GET for either. */
export function findCustomer({ state }: Account, id: string): Customer | DeletedCustomer {
  const customer = lookUp(state.customers, id);
  if (!customer) throw noSuch("customer", id);
  return customer;
}

/** The customer, who must not be deleted. */
export function getCustomer({ state }: Account, id: string, param?: string): Customer {
  const customer = lookUp(state.customers, id);
  if (!customer || isDeleted(customer)) throw noSuch("customer", id, param);
  return customer;
}

const fields = {
  description: emptyable(text).optional(),
  email: emptyable(email).optional(),
  metadata: metadata.optional(),
  name: emptyable(text).optional(),
  phone: emptyable(text).optional(),
};

export const customerCreateParams = params<Stripe.CustomerCreateParams>()(fields);

export function createCustomer(account: Account, given: z.output<typeof customerCreateParams>): Customer {
  const customer: Customer = {
    ...fixture("customer"),
    id: newId("cus", 14),
    object: "customer",
    created: now(account),
    description: given.description || null,
    email: given.email || null,
    invoice_prefix: newId("local", 8).slice(6).toUpperCase(),
    metadata: mergeMetadata({}, given.metadata),
    name: given.name || null,
    phone: given.phone || null,
    tax_exempt: "none",
  };
  account.state.customers[customer.id] = customer;
  emit(account, "customer.created", customer);
  return customer;
}

export const customerUpdateParams = params<Stripe.CustomerUpdateParams>()(fields);

export function updateCustomer(
  account: Account,
  given: z.output<typeof customerUpdateParams>,
  id: string,
): Customer {
  const customer = getCustomer(account, id);
  const before = structuredClone(customer);
  for (const field of ["description", "email", "name", "phone"] as const) {
    const value = given[field];
    if (value !== undefined) customer[field] = value || null;
  }
  customer.metadata = mergeMetadata(customer.metadata, given.metadata);
  const previous = changed(before, customer);
  if (previous) emit(account, "customer.updated", customer, previous);
  return customer;
}

/** Ends the customer's subscriptions at once, then removes the customer for good. */
export function removeCustomer(account: Account, id: string): DeletedCustomer {
  const customer = getCustomer(account, id);
  for (const subscription of Object.values(account.state.subscriptions))
    if (subscription.customer === id && !isOver(subscription))
      endSubscription(account, subscription, "cancellation_requested");
  emit(account, "customer.deleted", customer);
  return (account.state.customers[id] = { id, object: "customer", deleted: true });
}

export const customerListParams = params<Stripe.CustomerListParams>()({
  ...pagination,
  email: text.optional(),
});

export function listCustomers(account: Account, given: z.output<typeof customerListParams>): object {
  const keep = (customer: Customer | DeletedCustomer): boolean =>
    !isDeleted(customer) && (given.email === undefined || customer.email === given.email);
  return listOf("/v1/customers", account.state.customers, keep, given);
}
