import { and, eq, inArray, sql } from "drizzle-orm";
import { PASSWORD_COMMON, type ResetPasswordInput } from "#schema/account.ts";
import { LINK_INVALID } from "#schema/login-rules.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { BadRequest, ValidationError } from "../errors.ts";
import { log } from "../log.ts";
import { countLive, isLiveToken, type Purpose } from "../mail/link-tokens.ts";
import { queueLetter, sendQueued } from "../mail/outbox.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { hashPassword } from "./password.ts";
import { isCommonPassword } from "./password-blocklist.ts";

const PURPOSE = "reset-password";
/** By a letter, or by a link that an admin made. */
const PURPOSES: Purpose[] = [PURPOSE, "sign-in-link"];
/** Links of one account that work at the same time, those in waiting letters included. */
const LINKS_MAX = 3;

/** ms before a letter is begun: until then the answer is out, whose time would otherwise tell whether there is an account. */
const AFTER_ANSWER = 100;

/**
 * Sends the account with this e-mail, if there is one, a letter with a link for a new password, once the caller has its
 * answer. Never rejects: the runtime would log the error with the address in it.
 */
export async function sendResetLink(ctx: Ctx, email: string): Promise<void> {
  const waiting = sql`(select count(*) from ${letters} where ${letters.userId} = ${users.id} and ${letters.kind} = ${PURPOSE})`;
  const hasRoom = sql`${countLive(ctx, PURPOSE, users.id)} + ${waiting} < ${LINKS_MAX}`;
  await scheduler.wait(AFTER_ANSWER);
  try {
    await sendQueued(ctx, await queueLetter(ctx, PURPOSE, and(eq(users.email, email), hasRoom)));
  } catch (error) {
    log("error", { message: "a link for a new password could not be queued" }, error);
  }
}

const linkInvalid = () => new BadRequest(LINK_INVALID, { code: "link_invalid" });

/**
 * Sets the password of the account whose letter this token came in, ends its sessions and voids its other links for
 * another password or address, at once.
 * Returns the letter that says so, queued. Throws BadRequest for a token that doesn't work, ValidationError for a common
 * password, which uses the token not up.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: ResetPasswordInput,
): Promise<{ id: number }[]> {
  const { db, now } = ctx;
  const isLive = await isLiveToken(ctx, PURPOSES, token);
  const owner = db.select({ id: linkTokens.userId }).from(linkTokens).where(isLive);
  // A link sent to an address that the account has no longer opens nothing.
  const isOwner = and(
    inArray(users.id, owner),
    inArray(users.email, db.select({ email: linkTokens.email }).from(linkTokens).where(isLive)),
  );
  const [account] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(isOwner);
  if (!account) throw linkInvalid();
  if (await isCommonPassword(password, account)) throw new ValidationError([PASSWORD_COMMON]);
  const passwordHash = await withHashSlot((cost) => hashPassword(password, cost));
  // Every statement asks for the token: of two calls at once the second finds none.
  const [changed, queued] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        sessionsFrom: new Date(now),
        // Whoever has the link of a letter reads this address's letters; one by an admin may have gone another way.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt},
          (select ${now} from ${linkTokens} where ${and(isLive, eq(linkTokens.purpose, PURPOSE))}))`,
      })
      .where(isOwner)
      .returning({ id: users.id }),
    queueLetter(ctx, "password-changed", isOwner),
    // Before the tokens: once they are gone nobody is the owner.
    db.delete(letters).where(and(inArray(letters.userId, owner), eq(letters.kind, "confirm-email"))),
    db
      .delete(linkTokens)
      .where(
        and(inArray(linkTokens.userId, owner), inArray(linkTokens.purpose, [...PURPOSES, "confirm-email"])),
      ),
  ]);
  if (changed.length === 0) throw linkInvalid();
  return queued;
}
