import { DAY, SECOND } from "#schema/durations.ts";
import type { SpamCheckFields } from "#schema/spam-checks.ts";
import { CHALLENGE_NOT_STARTED } from "#schema/review-rules.ts";
import type { Ctx, RequestCtx } from "../context.ts";
import { log } from "../log.ts";
import { pseudonym } from "../rate-limits/counter-key.ts";
import { turnstileOf } from "./turnstile.ts";

/** ms that a person needs at least to write a review. */
const TOKEN_AGE_MIN_MS = 2 * SECOND;
/**
 * Milliseconds after which a form is too old. No one leaves a page open that long, but a machine sends an old form
 * again and again.
 */
const TOKEN_AGE_MAX_MS = 7 * DAY;
/** ms without a response after which Turnstile counts as down. */
const TIMEOUT_MS = 3 * SECOND;

const signatureOf = ({ config }: Pick<Ctx, "config">, uniqueId: string, at: string): Promise<string> =>
  pseudonym(config.SESSION_SECRET, `review form ${uniqueId} ${at}`);

/** Signs when a profile's page was made. If the page is cached after that, it only gets older. */
export async function createFormToken(ctx: Pick<Ctx, "config" | "now">, uniqueId: string): Promise<string> {
  const at = ctx.now.toString(36);
  return `${at}.${await signatureOf(ctx, uniqueId, at)}`;
}

/** Reads from a form token when its page was made, ms since 1970, without checking the signature; undefined without one. */
export function issuedAt(token: string): number | undefined {
  const at = Number.parseInt(token, 36);
  return Number.isNaN(at) ? undefined : at;
}

/** Returns whether a form token is forged, another profile's, too old, or too new for a person. */
async function isBadFormToken(ctx: RequestCtx, uniqueId: string, token: string): Promise<boolean> {
  const [at = "", signature] = token.split(".");
  if (signature !== (await signatureOf(ctx, uniqueId, at))) return true;
  const age = ctx.now - (issuedAt(at) ?? 0);
  return age > TOKEN_AGE_MAX_MS || (ctx.hasRateLimits && age < TOKEN_AGE_MIN_MS);
}

/** Asks Turnstile about the response to its challenge. If the service is down, the response passes. */
async function isChallengeFailed(ctx: RequestCtx, challenge: string): Promise<boolean> {
  const turnstile = turnstileOf(ctx.config);
  if (!turnstile) return false;
  if (challenge === "") return true;
  try {
    const response = await fetch(`${turnstile.origin}/turnstile/v0/siteverify`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: turnstile.secret, response: challenge }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { success }: { success?: boolean } = await response.json();
    return success !== true;
  } catch (error) {
    log("warn", { message: "Turnstile can't be asked: the other spam checks apply" }, error);
    return false;
  }
}

/** Returns whether a review comes without the challenge that its page asks for, because it couldn't start. */
export const isUnchallenged = ({ config }: Pick<Ctx, "config">, { challenge }: SpamCheckFields): boolean =>
  turnstileOf(config) !== undefined && challenge === CHALLENGE_NOT_STARTED;

/**
 * Returns whether a form was sent as only machines do it: with the hidden field filled, or a bad form token. A caller of
 * the API has no page, and so no form token.
 */
export const isSentByMachine = async (
  ctx: RequestCtx,
  uniqueId: string,
  { subject, stamp }: Pick<SpamCheckFields, "subject" | "stamp">,
): Promise<boolean> => subject !== "" || (stamp !== "" && (await isBadFormToken(ctx, uniqueId, stamp)));

/**
 * Returns whether a review was sent as only machines do it, also with a failed
 * challenge. A caller of the API has no page, and so no form token, nor a challenge that couldn't start.
 */
export async function isAutomated(
  ctx: RequestCtx,
  uniqueId: string,
  fields: SpamCheckFields,
): Promise<boolean> {
  const { stamp, challenge } = fields;
  if (await isSentByMachine(ctx, uniqueId, fields)) return true;
  return isUnchallenged(ctx, fields) ? stamp === "" : isChallengeFailed(ctx, challenge);
}
