import type { Context } from "hono";
import type { SessionKind } from "../accounts/sessions.ts";
import { Unauthenticated } from "../failures.ts";
import { carriedDevice, signIn } from "./access.ts";
import { addressOf, type AppEnv } from "./context.ts";
import type { Limit } from "../accounts/attempts.ts";
import { limitAddress, refund, spend } from "./limits.ts";

type Account = { id: number };
type Attempt<A extends Account> = {
  email: string;
  /** the id of the account with this e-mail */
  find: () => Promise<number | undefined>;
  /** throws Unauthenticated for a wrong password */
  authenticate: () => Promise<A>;
};

/** What a failure counts against: on a device that knows the account, a stranger's guesses elsewhere don't matter. */
async function countersOf<E extends AppEnv, A extends Account>(
  c: Context<E>,
  kind: SessionKind,
  { email, find }: Attempt<A>,
): Promise<[Limit, string][]> {
  const device = await carriedDevice(c, kind);
  if (device && device.subject === (await find())) return [[`${kind}SignInDevice`, device.id]];
  return [
    [`${kind}SignIn`, `${email} ${addressOf(c)}`],
    [`${kind}SignInAnywhere`, email],
  ];
}

/** Signs somebody in and answers the account. Only wrong passwords count: what succeeded or was never checked doesn't. */
export async function signInWith<E extends AppEnv, A extends Account>(
  c: Context<E>,
  kind: SessionKind,
  attempt: Attempt<A>,
): Promise<A> {
  await limitAddress(c, `${kind}-sign-in`);
  const counters = await countersOf(c, kind, attempt);
  for (const [limit, subject] of counters) await spend(c, limit, subject);
  const giveBack = () => Promise.all(counters.map(([limit, subject]) => refund(c, limit, subject)));
  try {
    const account = await attempt.authenticate();
    await giveBack();
    await signIn(c, kind, account.id);
    return account;
  } catch (error) {
    if (!(error instanceof Unauthenticated)) await giveBack();
    throw error;
  }
}
