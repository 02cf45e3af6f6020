/** What a subscription costs, in GET /api/subscriptions/plan. */
export type Plan = {
  /** in the currency's smallest unit, as Stripe counts it */
  amount: number;
  /** ISO 4217, in lower case */
  currency: string;
  interval: "day" | "week" | "month" | "year";
  /** how many of these one payment is for, where it is more than one */
  intervalCount?: number;
  /** length of a new account's trial */
  trialDays: number;
};
