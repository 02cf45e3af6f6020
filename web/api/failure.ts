import type { FailureCode } from "#schema/failures.ts";
import { type Issue, message } from "#texts/message.ts";
import { tMessage } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import { ApiError, serverMessageOf } from "./client.ts";

/** The reason of a call without a response. */
const UNREACHABLE: PlainText = "We couldn't reach the server. Check your connection, then try once more.";

const OFFLINE: PlainText = "You are offline. Please check your connection and try again.";

/** Returns whether the device itself has no network. */
const isOffline = (): boolean => navigator.onLine === false;

export type Reasons = {
  /** replaces the server's own words about a status */
  [status: number]: string;
  /** shown where the server has no words */
  fallback?: string;
  /** shown where no response came; by default `fallback` */
  noResponse?: string;
};

/** Reads the status of the response that refused a call; undefined when none came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** Reads the code by which the server tells this case from all others; undefined without a response of the API. */
export const codeOf = (error: unknown): FailureCode | undefined =>
  error instanceof ApiError ? error.body?.code : undefined;

/** Lists what broke a rule; empty where the API didn't refuse a call for its values. */
export const issuesOf = (error: unknown): Issue[] =>
  error instanceof ApiError ? (error.body?.issues ?? []) : [];

/** Reads what is wrong with a field of a call's body. */
export function issueOf(error: unknown, field: string): string | undefined {
  const issue = issuesOf(error).find(({ path }) => path[0] === field);
  return issue && message(issue.text, issue.values);
}

/** Returns whether the link of an e-mail was used, has expired or is incomplete. */
export const isLinkOver = (error: unknown): boolean =>
  codeOf(error) === "link_invalid" || issueOf(error, "token") !== undefined;

/** Says why a call failed, in the app's language: first that the device has no network. */
export function reasonOf(
  error: unknown,
  { fallback, noResponse = fallback, ...byStatus }: Reasons = {},
): string {
  const status = statusOf(error);
  if (status === undefined) return tMessage(isOffline() ? OFFLINE : (noResponse ?? UNREACHABLE));
  return tMessage(byStatus[status] ?? serverMessageOf(error) ?? fallback ?? UNREACHABLE);
}
