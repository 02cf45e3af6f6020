import type { StripeAccount } from "./account.ts";
import { noSuch } from "./errors.ts";
import { fixture } from "./fixture.ts";
import type { Price } from "./shapes.ts";

/** The one price: 900 cents a month. */
export const PRICE = fixture("price");
export const PRICE_ID = PRICE.id;
export const AMOUNT = PRICE.unit_amount;
export const PRODUCT_NAME = "Monthly subscription";

/** Returns the price with this id, complete by the types of Stripe's package. Throws StripeError for any but the one. */
export function getPrice(_: StripeAccount, id: string): Price {
  if (id !== PRICE_ID) throw noSuch("price", id);
  return {
    ...PRICE,
    object: "price",
    billing_scheme: "per_unit",
    recurring: { ...PRICE.recurring, interval: "month", usage_type: "licensed" },
    tax_behavior: "unspecified",
    type: "recurring",
  };
}
