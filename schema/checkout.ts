import * as z from "zod/mini";

const PRICE_REQUIRED = "Price ID is required";

/** Returns the rule of POST /api/subscriptions/create-checkout-session: `priceId` is the configured price, or missing. */
export const checkoutSchema = (configured: string) =>
  z.object({
    priceId: z.prefault(z.string({ error: PRICE_REQUIRED }), configured).check(
      z.refine((price) => price !== "" && configured !== "", { error: PRICE_REQUIRED, abort: true }),
      z.refine((price) => price === configured, "This price is not offered"),
    ),
  });
