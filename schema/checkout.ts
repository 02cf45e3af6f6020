import * as z from "zod";

const PRICE_REQUIRED = "Price ID is required";

/** POST /api/subscriptions/create-checkout-session: the configured price, or none. */
export const checkoutSchema = (configured: string) =>
  z.object({
    priceId: z
      .string({ error: PRICE_REQUIRED })
      .default(configured)
      .refine((price) => price !== "" && configured !== "", { error: PRICE_REQUIRED, abort: true })
      .refine((price) => price === configured, "This price is not offered"),
  });
