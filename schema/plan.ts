/** A fixed amount at regular intervals. */
export type Price = {
  /** amount in the currency's smallest unit, as Stripe counts it */
  amount: number;
  /** ISO 4217, in lower case */
  currency: string;
  interval: "day" | "week" | "month" | "year";
  /** how many intervals one payment covers, where it is more than one */
  intervalCount?: number;
};

/** What a subscription costs: the response to GET /api/subscriptions/plan. */
export type Plan = Price & {
  /** length of a new account's trial, in days */
  trialDays: number;
};
