import type { Context } from "hono";
import { LIMITS, type Use } from "../accounts/attempts.ts";
import type { SessionKind } from "../accounts/sessions.ts";
import { TooMany, Unauthenticated } from "../failures.ts";
import { carriedDevice, signIn } from "./access.ts";
import { type AppEnv, callerNetwork } from "./context.ts";
import { count, limitNetwork, refund, spend } from "./limits.ts";

type Account = { id: number };
type Attempt<A extends Account> = {
  email: string;
  /** the id of the account with this e-mail */
  find: () => Promise<number | undefined>;
  /** throws Unauthenticated for a wrong password */
  authenticate: () => Promise<A>;
};

/** How many attempts each network has at an account at which many guess. */
const NEWCOMER_MAX = 3;

/** Counts an attempt on a device that knows the account; answers what was counted. Throws TooMany. */
async function admitDevice<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
  deviceId: string,
): Promise<Use[]> {
  const use: Use = [`${kind}SignInDevice`, deviceId];
  await spend(c, ...use);
  return [use];
}

/**
 * Counts an attempt from elsewhere; answers what was counted. Each network has a bound of its own, which strangers in
 * others can't use up, however many they are: they make it smaller. Past it one attempt a minute is left, for an owner
 * who shares the network with whoever guesses. Throws TooMany.
 */
async function admitNetwork<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
  email: string,
): Promise<Use[]> {
  const network = callerNetwork(c);
  const own = [`${kind}SignIn`, email, network] as const;
  const slow = [`${kind}SignInSlow`, email, network] as const;
  const all = [`${kind}SignInAnywhere`, email] as const;
  const [ownTimes, allTimes] = await Promise.all([count(c, own), count(c, all)]);
  const isAttack = allTimes.count > LIMITS[all[0]].max;
  const bound = isAttack ? NEWCOMER_MAX : LIMITS[own[0]].max;
  if (ownTimes.count < bound) return [own, all];
  try {
    // The last within the bound begins the minute.
    await spend(c, ...slow);
  } catch (error) {
    await refund(c, own, all);
    throw error;
  }
  return [own, slow, all];
}

/** Says in a refusal, for the log, whose account it is about. */
async function named(admitted: Promise<Use[]>, find: () => Promise<number | undefined>): Promise<Use[]> {
  try {
    return await admitted;
  } catch (error) {
    if (error instanceof TooMany) error.account = await find();
    throw error;
  }
}

/** Signs somebody in and answers the account. Only wrong passwords count: what succeeded or was never checked doesn't. */
export async function signInWith<E extends AppEnv, A extends Account>(
  c: Context<E>,
  kind: SessionKind,
  { email, find, authenticate }: Attempt<A>,
): Promise<A> {
  await limitNetwork(c, `${kind}-sign-in`);
  const device = await carriedDevice(c, kind);
  const isKnown = device !== undefined && device.subject === (await find());
  const admitted = isKnown ? admitDevice(c, kind, device.id) : admitNetwork(c, kind, email);
  const uses = await named(admitted, find);
  try {
    const account = await authenticate();
    await refund(c, ...uses);
    await signIn(c, kind, account.id);
    return account;
  } catch (error) {
    if (!(error instanceof Unauthenticated)) await refund(c, ...uses);
    throw error;
  }
}
