import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ResetPasswordInput } from "#schema/account.ts";
import { PASSWORD_COMMON } from "#schema/login-rules.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { invalid } from "../errors.ts";
import { log } from "../log.ts";
import { countLive, isLiveToken, linkInvalid, type Purpose, UNDO_LIFE_MS } from "../mail/link-tokens.ts";
import { queueEmail, sendQueued } from "../mail/outbox.ts";
import { sendWithin } from "../mail/send-within.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { hashPassword } from "./password.ts";
import { isCommonPassword } from "./password-blocklist.ts";
import { endListed } from "./sessions.ts";
import { beforeProof, closeWaysIn, listWaysIn, twoStepOffWhere, voidChanges } from "./ways-in.ts";

const PURPOSE = "reset-password";
/** The links that set a new password: in an e-mail, or made by an admin. */
const PURPOSES: Purpose[] = [PURPOSE, "sign-in-link"];
/** The most links of one account that work at the same time, with those in e-mails that wait to be sent. */
const LINKS_MAX = 3;

/**
 * Milliseconds before the e-mail is queued. Until then the response is sent, whose time would otherwise tell whether
 * there is an account.
 */
const DELAY_MS = 100;

/** Returns the statement that queues the e-mail with a link for a new password for the account that has this address. */
function queueReset(ctx: Ctx, email: string) {
  const waiting = sql`(select count(*) from ${letters} where ${letters.userId} = ${users.id} and ${letters.kind} = ${PURPOSE})`;
  const hasRoom = sql`${countLive(ctx, PURPOSE, users.id)} + ${waiting} < ${LINKS_MAX}`;
  return queueEmail(ctx, PURPOSE, and(eq(users.email, email), hasRoom));
}

/**
 * Returns the statement that queues the e-mail that takes a change of address back once more, for the account that had this
 * address and can still get it back. Its link expires with the first one.
 */
function queueTakeBack(ctx: Ctx, email: string) {
  const isHolding = sql`${linkTokens.email} = ${email} and ${linkTokens.purpose} = 'cancel-email'
    and ${linkTokens.expiresAt} > ${ctx.now}`;
  const first = (column: SQL) =>
    sql<string>`(select ${column} from ${linkTokens} where ${isHolding} order by ${linkTokens.expiresAt} limit 1)`;
  const waiting = sql`(select count(*) from ${letters}
    where ${letters.recipient} = ${email} and ${letters.kind} = 'email-changing')`;
  const hasRoom = sql`(select count(*) from ${linkTokens} where ${isHolding}) + ${waiting} < ${LINKS_MAX}`;
  return queueEmail(
    ctx,
    "email-changing",
    sql`${users.id} = ${first(sql`${linkTokens.userId}`)} and ${users.email} <> ${email} and ${hasRoom}`,
    {
      to: email,
      detail: first(sql`${linkTokens.detail} || ' ' || (${linkTokens.expiresAt} - ${UNDO_LIFE_MS})`),
    },
  );
}

/**
 * Sends the account with this address, if there is one, an e-mail with a link for a new password, after the caller has
 * its response; where someone moved the account away from it, the e-mail that takes that back. `mayGet`: whether an
 * address that nobody has proved may get a link. Never rejects, because
 * the runtime would log the error with the address in it.
 */
export async function sendResetLink(
  ctx: Ctx,
  email: string,
  mayGet: (email: string) => Promise<boolean>,
): Promise<void> {
  await scheduler.wait(DELAY_MS);
  try {
    const [reset, takeBack] = await ctx.db.batch([queueReset(ctx, email), queueTakeBack(ctx, email)]);
    await sendWithin(ctx, reset, mayGet);
    await sendQueued(ctx, takeBack);
  } catch (error) {
    log("error", { message: "a link for a new password could not be queued" }, error);
  }
}

/**
 * Sets the password of the account whose e-mail this token came in, ends its sessions and voids its other links for
 * another password or address, in one batch. A link that came by e-mail proves the address: passkeys, two-step
 * verification and editors from before that proof go, because someone who set them up need not be its owner. Returns the
 * e-mail about it, queued, which names what went. Throws BadRequest for a token that doesn't work, ValidationError for a
 * common password, which doesn't use up the token.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: ResetPasswordInput,
): Promise<{ id: number }[]> {
  const { db, now } = ctx;
  const isLive = await isLiveToken(ctx, PURPOSES, token);
  const owner = db.select({ id: linkTokens.userId }).from(linkTokens).where(isLive);
  // A link that went to an address which the account no longer has doesn't work.
  const isOwner = and(
    inArray(users.id, owner),
    inArray(users.email, db.select({ email: linkTokens.email }).from(linkTokens).where(isLive)),
  );
  const [account] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(isOwner);
  if (!account) throw linkInvalid();
  if (await isCommonPassword(password, account)) throw invalid(PASSWORD_COMMON, "password");
  const passwordHash = await withHashSlot((cost) => hashPassword(password, cost));
  // Anyone who has the link of an e-mail reads this address's e-mails. A link by an admin may have gone another way.
  const proves = sql`exists (select 1 from ${linkTokens}
    where ${isLive} and ${linkTokens.purpose} = ${PURPOSE} and ${linkTokens.email} = ${account.email})
    and exists (select 1 from ${users} where ${users.id} = ${account.id} and ${users.email} = ${account.email})`;
  const unproved = beforeProof(account.id);
  // Every statement asks for the token, so that of two calls at once the second finds none. What was set up before the
  // address was proved is named, then removed, and only then is the address proved.
  const { queued, changed } = await batch(db, {
    queued: queueEmail(ctx, "password-changed", isOwner, {
      detail: sql<string>`iif(${proves}, ${listWaysIn(account.id, unproved)}, '')`,
    }),
    closed: closeWaysIn(ctx, account.id, unproved, proves),
    changed: db
      .update(users)
      .set({
        passwordHash,
        sessionsFrom: new Date(now),
        ...twoStepOffWhere(sql`${proves} and ${unproved(users.twoStepAt)}`),
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, iif(${proves}, ${now}, null))`,
      })
      .where(isOwner)
      .returning({ id: users.id }),
    sessions: endListed(
      ctx,
      inArray(sessions.userId, db.select({ id: users.id }).from(users).where(isOwner)),
    ),
    voided: voidChanges(ctx, account.id, sql`exists (select 1 from ${linkTokens} where ${isLive})`),
  });
  if (changed.length === 0) throw linkInvalid();
  return queued;
}
