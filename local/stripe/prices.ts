import type Stripe from "stripe";
import * as z from "zod";
import { type Account, now } from "./account.ts";
import { noSuch } from "./errors.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { boolean, integer, mergeMetadata, metadata, nested, params, text } from "./params.ts";
import type { Price, Product } from "./shapes.ts";
import { lookUp } from "./state.ts";

export const PRICE_ID = "price_lanyard_monthly";
const PRODUCT_ID = "prod_lanyard";

export const seedProduct = (created: number): Product => ({
  ...fixture("product"),
  id: PRODUCT_ID,
  object: "product",
  created,
  updated: created,
  name: "Monthly subscription",
  description: null,
  default_price: PRICE_ID,
  type: "service",
  url: null,
});

/** The one plan: 9 euros a month. */
export const seedPrice = (created: number): Price => ({
  ...fixture("price"),
  id: PRICE_ID,
  object: "price",
  billing_scheme: "per_unit",
  created,
  product: PRODUCT_ID,
  recurring: {
    interval: "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
  tax_behavior: "unspecified",
  type: "recurring",
});

export function getPrice({ state }: Account, id: string, param?: string): Price {
  const price = lookUp(state.prices, id);
  if (!price) throw noSuch("price", id, param);
  return price;
}

export function getProduct({ state }: Account, id: string, param?: string): Product {
  const product = lookUp(state.products, id);
  if (!product) throw noSuch("product", id, param);
  return product;
}

export const priceCreateParams = params<Stripe.PriceCreateParams>()({
  active: boolean.optional(),
  currency: text,
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text,
  recurring: nested<Stripe.PriceCreateParams.Recurring>()({ interval: z.enum(["month"]) }),
  unit_amount: integer,
});

export function createPrice(account: Account, given: z.output<typeof priceCreateParams>): Price {
  const created = now(account);
  const price: Price = {
    ...seedPrice(created),
    id: newId("price", 24),
    active: given.active ?? true,
    currency: given.currency,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: getProduct(account, given.product, "product").id,
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  };
  return (account.state.prices[price.id] = price);
}

export const priceUpdateParams = params<Stripe.PriceUpdateParams>()({
  active: boolean.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
});

/** As in Stripe the amount of a price never changes: a new price takes its place, and this one is archived. */
export function updatePrice(account: Account, given: z.output<typeof priceUpdateParams>, id: string): Price {
  const price = getPrice(account, id);
  price.active = given.active ?? price.active;
  price.nickname = given.nickname ?? price.nickname;
  price.metadata = mergeMetadata(price.metadata, given.metadata);
  return price;
}
