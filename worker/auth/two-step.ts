import { and, eq, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import { type TwoStepSecret } from "#schema/account.ts";
import { isAppCode, readCode } from "#schema/app-code.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { BadRequest, Conflict, Unauthenticated } from "../errors.ts";
import { BRAND } from "#schema/brand.ts";
import { queueSignInEmail } from "./sign-in-email.ts";
import { digestOf, makeRecoveryCodes } from "./recovery-codes.ts";
import type { Session, SessionKind } from "./session-tokens.ts";
import { ACCOUNTS, wasEnded } from "./sessions.ts";
import { findStep, keyUri, newSecret, STEP_MS, toBase32 } from "./totp.ts";
import { decryptSecret, encryptSecret } from "./two-step-secret.ts";
import { NO_TWO_STEP } from "./ways-in.ts";

/** Time steps of 30 s by which a phone's clock may be off. */
const DRIFT = 1;
/** Time steps by which a phone's clock may be late, for the response to tell a wrong clock from a wrong code. */
const LATE_TOLD = 20;

/** The account whose two-step verification a call is about. */
type Subject = { kind: SessionKind; id: number; email: string };

const isSubject = ({ kind, id }: Pick<Subject, "kind" | "id">) => eq(ACCOUNTS[kind].id, id);

/**
 * Finds the time step of a code. `isClockOff` tells that the code was right some minutes ago. Nothing tells of codes that
 * will be right, because someone who guesses could wait for them.
 */
async function matchCode(ctx: Ctx, encrypted: string | null, code: string) {
  const secret = encrypted === null ? undefined : await decryptSecret(ctx, encrypted);
  const step = secret && (await findStep(secret, code, { now: ctx.now, drift: DRIFT }));
  if (step !== undefined || !secret) return { step, isClockOff: false };
  const half = LATE_TOLD / 2;
  const past = await findStep(secret, code, { now: ctx.now - half * STEP_MS, drift: half });
  return { step: undefined, isClockOff: past !== undefined };
}

const wrong = (isClockOff: boolean) => (isClockOff ? "clock_off" : "code_wrong");

/** Creates a secret for an authenticator app, not yet in force. Throws Conflict while two-step verification is on. */
export async function startTwoStep(ctx: Ctx, subject: Subject): Promise<TwoStepSecret> {
  const account = ACCOUNTS[subject.kind];
  const secret = newSecret();
  const written = await ctx.db
    .update(account)
    .set({ twoStepSecret: await encryptSecret(ctx, secret) })
    .where(and(isSubject(subject), isNull(account.twoStepAt)))
    .returning({ id: account.id });
  if (written.length === 0) throw new Conflict("two_step_on");
  return { secret: toBase32(secret), uri: keyUri(secret, BRAND, subject.email) };
}

/**
 * Puts the secret of a session's account in force once its app has shown a right code; returns the recovery codes. Throws
 * BadRequest, Conflict, the latter also when this session was ended meanwhile.
 */
export async function confirmTwoStep(ctx: Ctx, session: Session, typed: string) {
  const subject = { kind: session.kind, id: session.subject };
  const account = ACCOUNTS[subject.kind];
  const [row] = await ctx.db
    .select({ secret: account.twoStepSecret, since: account.twoStepAt })
    .from(account)
    .where(isSubject(subject));
  if (row?.since) throw new Conflict("two_step_on");
  const secret = row?.secret ?? null;
  const { step, isClockOff } = await matchCode(ctx, secret, readCode(typed));
  if (step === undefined) throw new BadRequest(wrong(isClockOff));
  const { codes, hashes } = await makeRecoveryCodes();
  const isPending = and(
    isSubject(subject),
    isNull(account.twoStepAt),
    eq(account.twoStepSecret, secret ?? ""),
    not(wasEnded(session)),
  );
  const [written, queued] = await ctx.db.batch([
    ctx.db
      .update(account)
      .set({ twoStepAt: new Date(ctx.now), twoStepLast: step, recoveryCodes: hashes })
      .where(isPending)
      .returning({ id: account.id }),
    queueSignInEmail(ctx, subject, "two-step-on", {
      when: eq(users.twoStepAt, new Date(ctx.now)),
      added: String(ctx.now),
    }),
  ]);
  if (written.length === 0) throw new Conflict("two_step_changed");
  return { recoveryCodes: codes, queued };
}

/**
 * Creates new recovery codes of a session's user in place of the old; returns them and the e-mail about it, queued. Throws
 * Conflict while two-step verification is off, also when this session was ended meanwhile.
 */
export async function renewRecoveryCodes(ctx: Ctx, session: Session) {
  const { codes, hashes } = await makeRecoveryCodes();
  const isUser = eq(users.id, session.subject);
  const [written, queued] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ recoveryCodes: hashes })
      .where(and(isUser, isNotNull(users.twoStepAt), not(wasEnded(session))))
      .returning({ id: users.id }),
    queueSignInEmail(ctx, { kind: "user", id: session.subject }, "recovery-codes", {
      when: eq(users.recoveryCodes, hashes),
    }),
  ]);
  if (written.length === 0) throw new Conflict("two_step_off");
  return { recoveryCodes: codes, queued };
}

/**
 * Turns two-step verification of a session's account off, and returns the e-mail about it, queued. It may be repeated.
 * Throws Unauthenticated when this session was ended meanwhile.
 */
export async function stopTwoStep(ctx: Ctx, session: Session): Promise<{ id: number }[]> {
  const subject = { kind: session.kind, id: session.subject };
  const account = ACCOUNTS[subject.kind];
  const goesOn = not(wasEnded(session));
  // The e-mail is queued first, because its condition is that two-step verification is on. Admins get none.
  const when = subject.kind === "user" ? and(isNotNull(users.twoStepAt), goesOn) : sql`false`;
  const [queued, stopped] = await ctx.db.batch([
    queueSignInEmail(ctx, subject, "two-step-off", { when }),
    ctx.db
      .update(account)
      .set(NO_TWO_STEP)
      .where(and(isSubject(subject), goesOn))
      .returning({ id: account.id }),
  ]);
  if (stopped.length === 0) throw new Unauthenticated();
  return queued;
}

/** Removes one of the account's recovery codes; false where it has none like this. */
async function spendRecoveryCode({ db }: Ctx, subject: Pick<Subject, "kind" | "id">, typed: string) {
  const account = ACCOUNTS[subject.kind];
  const hash = await digestOf(typed);
  const list = account.recoveryCodes;
  const used = await db
    .update(account)
    .set({
      recoveryCodes: sql`(select json_group_array(value) from json_each(${list}) where value <> ${hash})`,
    })
    .where(and(isSubject(subject), sql`exists (select 1 from json_each(${list}) where value = ${hash})`))
    .returning({ id: account.id });
  return used.length > 0;
}

/**
 * Uses up an app's code or a recovery code of an account. Throws Unauthenticated for a wrong one, and for one that was
 * used before.
 */
export async function spendCode(ctx: Ctx, kind: SessionKind, id: number, typed: string): Promise<void> {
  const account = ACCOUNTS[kind];
  const code = readCode(typed);
  if (!isAppCode(code)) {
    if (!(await spendRecoveryCode(ctx, { kind, id }, code))) throw new Unauthenticated("code_wrong");
    return;
  }
  const [row] = await ctx.db
    .select({ secret: account.twoStepSecret })
    .from(account)
    .where(eq(account.id, id));
  const { step, isClockOff } = await matchCode(ctx, row?.secret ?? null, code);
  if (step === undefined) throw new Unauthenticated(wrong(isClockOff));
  const used = await ctx.db
    .update(account)
    .set({ twoStepLast: step })
    .where(and(eq(account.id, id), lt(account.twoStepLast, step)))
    .returning({ id: account.id });
  if (used.length === 0) throw new Unauthenticated("code_wrong");
}
