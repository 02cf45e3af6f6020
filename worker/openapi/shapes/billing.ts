import * as z from "zod/mini";
import { address, maybeAddress, maybeInstant, named, number, text, yes } from "../words.ts";

const price = {
  amount: number,
  currency: text,
  interval: z.enum(["day", "week", "month", "year"]),
  intervalCount: z.optional(number),
};

export const Plan = named(
  "Plan",
  "What a subscription costs. `amount` is in minor units.",
  z.strictObject({
    ...price,
    trialDays: number,
  }),
);

export const Subscription = named(
  "Subscription",
  "The account's plan.",
  z.strictObject({
    status: z.enum(["trial", "active", "inactive"]),
    trialEndsAt: maybeInstant,
    subscriptionEndsAt: maybeInstant,
    periodEndsAt: maybeInstant,
    price: z.optional(z.strictObject(price)),
    paymentFailed: z.optional(z.literal(true)),
    hasPortal: yes,
    standIn: maybeAddress,
  }),
);

export const Destination = named(
  "Destination",
  "A page of Stripe's to go on at.",
  z.strictObject({ url: address }),
);
