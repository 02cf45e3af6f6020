import type { Context } from "hono";
import type { RequestCtx } from "../context.ts";
import { BadRequest, TooManyRequests, Unauthenticated } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import type { RateUse } from "../rate-limits/counter-key.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { consumeRateLimit, countUse, releaseRateLimit } from "../rate-limits/rate-limits.ts";
import { readDeviceCookie } from "./session-cookies.ts";
import type { Session, SessionKind } from "./session-tokens.ts";
import { requireHashSlot } from "./hash-throttle.ts";
import { signIn } from "./sign-in.ts";
import { confirmTwoStep, spendCode } from "./two-step.ts";

/** An account that signs in. `twoStep` says whether it needs a code as well. */
type SignInAccount = { id: number; twoStep: boolean };
type Attempt<A extends SignInAccount> = {
  email: string;
  code: string | undefined;
  /** finds the id of the account with this e-mail */
  findId: () => Promise<number | undefined>;
  /** finds the account, as it was when the password was checked; throws Unauthenticated for a wrong one */
  authenticate: () => Promise<{ account: A; sessionsFrom: Date | null; createdAt: Date }>;
};

/** The attempts that each network has at an account that is under attack. */
const ATTACK_MAX = 3;

/** Counts an attempt on a device that the account has signed in on; returns the uses counted. Throws TooManyRequests. */
async function admitDevice(ctx: RequestCtx, kind: SessionKind, deviceId: string): Promise<RateUse[]> {
  const use: RateUse = [`${kind}SignInDevice`, deviceId];
  await consumeRateLimit(ctx, ...use);
  return [use];
}

/**
 * Counts an attempt from any other device; returns the uses counted. Each network has a limit of its own, which
 * strangers elsewhere can lower but not use up. Past it one attempt a minute remains, for an owner who shares the
 * network with someone who guesses. Throws TooManyRequests.
 */
async function admitNetwork(ctx: RequestCtx, kind: SessionKind, email: string): Promise<RateUse[]> {
  const local = [`${kind}SignIn`, email, ctx.network] as const;
  const slow = [`${kind}SignInSlow`, email, ctx.network] as const;
  const all = [`${kind}SignInAnywhere`, email] as const;
  const [inNetwork, anywhere] = await Promise.all([countUse(ctx, local), countUse(ctx, all)]);
  const isAttack = anywhere.count > RATE_LIMITS[all[0]].max;
  const max = isAttack ? ATTACK_MAX : RATE_LIMITS[local[0]].max;
  if (inNetwork.count < max) return [local, all];
  try {
    // The last attempt within the limit starts the minute.
    await consumeRateLimit(ctx, ...slow);
  } catch (error) {
    await releaseRateLimit(ctx, local, all);
    throw error;
  }
  return [local, slow, all];
}

/**
 * Counts an attempt at a code; returns the uses counted. An attempt that is refused because strangers elsewhere have
 * used up the limit isn't counted. Throws TooManyRequests.
 */
async function admitCode(
  ctx: RequestCtx,
  [kind, id]: [SessionKind, number],
  deviceId: string | undefined,
): Promise<RateUse[]> {
  const perDevice = ["secondStep", kind, id, deviceId ?? ctx.network] as const;
  await consumeRateLimit(ctx, ...perDevice);
  if (deviceId !== undefined) return [perDevice];
  const all = ["secondStepAnywhere", kind, id] as const;
  try {
    await consumeRateLimit(ctx, ...all);
  } catch (error) {
    await releaseRateLimit(ctx, perDevice);
    throw error;
  }
  return [perDevice, all];
}

/** Adds the account's id to a refusal, for the log. */
async function nameAccount(
  admitted: Promise<RateUse[]>,
  findId: () => Promise<number | undefined>,
): Promise<RateUse[]> {
  try {
    return await admitted;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    throw new TooManyRequests(error.retryAfter, error.limit, await findId());
  }
}

/** Runs an attempt, and takes its uses of rate limits back unless it throws what says that it was wrong. */
async function countRefusals<Result>(
  ctx: RequestCtx,
  uses: RateUse[],
  attempt: () => Promise<Result>,
  Wrong: typeof Unauthenticated | typeof BadRequest = Unauthenticated,
): Promise<Result> {
  try {
    const result = await attempt();
    await releaseRateLimit(ctx, ...uses);
    return result;
  } catch (error) {
    if (!(error instanceof Wrong)) await releaseRateLimit(ctx, ...uses);
    throw error;
  }
}

/**
 * Turns two-step verification on by the first code, within the limit of wrong ones: a session without a recent proof could else
 * guess that of a secret which its owner has left. Throws TooManyRequests, and what confirmTwoStep does.
 */
export async function confirmWithin(ctx: RequestCtx, session: Session, code: string) {
  const uses = await admitCode(ctx, [session.kind, session.subject], undefined);
  return countRefusals(ctx, uses, () => confirmTwoStep(ctx, session, code), BadRequest);
}

/** Checks the code of an account with two-step verification. Throws TooManyRequests, Unauthenticated. */
async function requireCode(
  ctx: RequestCtx,
  [kind, id]: [SessionKind, number],
  { code, deviceId }: { code: string | undefined; deviceId: string | undefined },
): Promise<void> {
  if (code === undefined) throw new Unauthenticated("second_factor_required");
  const uses = await nameAccount(admitCode(ctx, [kind, id], deviceId), async () => id);
  await countRefusals(ctx, uses, () => spendCode(ctx, kind, id, code));
}

/**
 * Signs in within the rate limits and returns the account. Only wrong passwords and codes count, but not successes and
 * attempts that were never checked. Throws TooManyRequests, Unauthenticated.
 */
export async function signInWithin<E extends AppEnv, A extends SignInAccount>(
  c: Context<E>,
  kind: SessionKind,
  attempt: Attempt<A>,
): Promise<A> {
  const { ctx } = c.var;
  await limitNetwork(ctx, `${kind}-sign-in`);
  await requireHashSlot();
  const device = await readDeviceCookie(c, kind);
  const isKnown = device !== undefined && device.subject === (await attempt.findId());
  const admitted = isKnown ? admitDevice(ctx, kind, device.id) : admitNetwork(ctx, kind, attempt.email);
  const uses = await nameAccount(admitted, attempt.findId);
  const { account, ...since } = await countRefusals(ctx, uses, attempt.authenticate);
  if (account.twoStep)
    await requireCode(ctx, [kind, account.id], {
      code: attempt.code,
      deviceId: isKnown ? device.id : undefined,
    });
  await signIn(c, kind, { id: account.id, ...since });
  return account;
}
