import type { User } from "#schema/account.ts";

/** Returns whether the account was made to edit another user's page. It has no plan then, and none is offered. */
export const editsOnly = ({ edits, trialEndsAt, subscriptionStatus }: User): boolean =>
  edits !== undefined && trialEndsAt === null && subscriptionStatus === "inactive";
