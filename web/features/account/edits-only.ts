import type { User } from "#schema/account.ts";

/** Whether the account was made to edit somebody else's page: it has no plan, and none is offered. */
export const editsOnly = ({ edits, trialEndsAt, subscriptionStatus }: User): boolean =>
  edits !== undefined && trialEndsAt === null && subscriptionStatus === "inactive";
