import { told } from "#web/words/t.ts";
import type { PlainText } from "#locales/account.ts";
import { ApiError, serverMessageOf } from "./client.ts";

/** The reason of a call without an answer. */
const UNREACHABLE: PlainText = "We couldn't reach the server. Check your connection, then try once more.";

export type Reasons = {
  /** replaces the server's own words about a status */
  [status: number]: string;
  /** shown where the server has no words */
  fallback?: string;
  /** shown where no answer came; by default `fallback` */
  unanswered?: string;
};

/** Reads the status of the answer that refused a call; undefined when none came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** Reads the code by which the server tells this case from others of its status; undefined where it gives none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.code : undefined;

/** Says why a call failed, in the app's language. The rules' and the server's messages are known by their English. */
export function reasonOf(error: unknown, { fallback, unanswered = fallback, ...own }: Reasons = {}): string {
  const status = statusOf(error);
  if (status === undefined) return told(unanswered ?? UNREACHABLE);
  return told(own[status] ?? serverMessageOf(error) ?? fallback ?? UNREACHABLE);
}
