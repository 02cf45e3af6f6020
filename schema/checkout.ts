import * as z from "zod";

const PRICE_REQUIRED = "Price ID is required";

/** POST /api/subscriptions/create-checkout-session, once the configured price has filled an absent one. */
export const checkoutSchema = z.object({
  priceId: z.string({ error: PRICE_REQUIRED }).min(1, PRICE_REQUIRED),
});
