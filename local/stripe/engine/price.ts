import { fixture } from "./fixture.ts";

/** The one price: 900 cents a month. */
export const PRICE = fixture("price");
export const PRICE_ID = PRICE.id;
export const AMOUNT = PRICE.unit_amount;
export const PRODUCT_NAME = "Monthly subscription";
