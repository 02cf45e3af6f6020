import { and, eq } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { log } from "../log.ts";
import { noteRefusedLogin } from "./refused-login.ts";
import { recordSent } from "./sent-emails.ts";
import type { SendFailed } from "./transport.ts";

/** ms after which an e-mail that could not be sent is given up. */
export const EMAIL_LIFE_MS = DAY;

export type WaitingEmail = typeof letters.$inferSelect;

const isOver = ({ now }: Ctx, { queuedAt }: WaitingEmail): boolean =>
  queuedAt.getTime() + EMAIL_LIFE_MS <= now;

/** Gives an e-mail up, because no further attempt will be made. */
async function giveUp(ctx: Ctx, email: WaitingEmail, error: unknown): Promise<void> {
  const { db } = ctx;
  log("error", { message: "an e-mail was given up", kind: email.kind, account: email.userId }, error);
  await db.batch([
    db.delete(letters).where(eq(letters.id, email.id)),
    ...recordSent(ctx, { ...email, status: "failed" }),
  ]);
}

/** Records why an e-mail wasn't sent: it is given up, or waits for another attempt. */
export async function settleFailure(ctx: Ctx, email: WaitingEmail, error: SendFailed): Promise<void> {
  const { db, now } = ctx;
  const { id, kind, userId, recipient } = email;
  const entry = { kind, account: userId };
  if (error.outcome === "suppressed") {
    log("warn", { message: "an address takes no e-mails", ...entry }, error);
    const isAddress = and(eq(users.id, userId), eq(users.email, recipient));
    await db.batch([
      db
        .update(users)
        .set({ mailSuppressedAt: new Date(now) })
        .where(isAddress),
      db.delete(letters).where(eq(letters.id, id)),
      ...recordSent(ctx, { ...email, status: "suppressed" }),
    ]);
  } else if (error.outcome === "refused" || isOver(ctx, email)) {
    await giveUp(ctx, email, error);
  } else {
    log("warn", { message: "an e-mail waits for another attempt", ...entry }, error);
    if (error.outcome === "login") await noteRefusedLogin(ctx);
  }
}

/**
 * Logs that an e-mail could not be leased (then it is undefined), written or recorded. It waits for another attempt, but not
 * for ever. Never rejects.
 */
export async function settleFault(ctx: Ctx, email: WaitingEmail | undefined, error: unknown): Promise<void> {
  const logIt = (reason: unknown): void =>
    log("error", { message: "an e-mail waits: it could not be written or recorded" }, reason);
  if (email && isOver(ctx, email)) await giveUp(ctx, email, error).catch(logIt);
  else logIt(error);
}
