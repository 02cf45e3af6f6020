import type { QueryClient } from "@tanstack/react-query";
import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toast, toastAfterLoad } from "#web/ui/toast.ts";
import { subscriptionQuery } from "./queries.ts";

export type FailureWords = {
  title: string;
  /** where the server has none of its own */
  description: string;
  /** for somebody whose session is over */
  signedOut: string;
};

export const CHECKOUT_WORDS: FailureWords = {
  title: "Subscription Error",
  description: "Failed to create checkout session",
  signedOut: "Please log in to subscribe",
};
export const PLAN_WORDS: FailureWords = {
  title: "Subscription Error",
  description: "An error occurred",
  signedOut: "Please log in to manage your subscription",
};

/** An answer says why; without one all that is known is that it failed. */
export const cancelWords = (error: unknown): FailureWords => ({
  ...PLAN_WORDS,
  title: error instanceof ApiError ? "Failed to cancel subscription" : "Cancellation Error",
});

/** Says that a call failed, and looks anew at how the account stands; leads to the login once the session is over. */
export function tellFailure(client: QueryClient, words: FailureWords, error: unknown): void {
  console.warn(error);
  if (error instanceof ApiError && error.status === 401) {
    const { signedOut: description } = words;
    toastAfterLoad({ title: "Authentication required", description, variant: "destructive" });
    location.assign(paths.login);
    return;
  }
  const description = serverMessageOf(error) ?? words.description;
  toast({ title: words.title, description, variant: "destructive" });
  void client.invalidateQueries(subscriptionQuery());
  void client.invalidateQueries(sessionQuery());
}
