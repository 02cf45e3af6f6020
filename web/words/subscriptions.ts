/** The plan, its price and what becomes of it. */
export type SubscriptionsText = never;

/** What is counted there. */
export type SubscriptionsPlural = never;
