import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { DAY, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { BadRequest } from "../errors.ts";
import { firstRows } from "../db/first-rows.ts";

export type Purpose = typeof linkTokens.$inferSelect.purpose;

/**
 * Milliseconds for which a change in who an account belongs to can be taken back. It is the same for each kind, so that
 * links expire in the order of their changes.
 */
export const UNDO_LIFE_MS = 7 * DAY;

/** ms for which the link of each purpose works. */
export const LINK_LIFE_MS: Record<Purpose, number> = {
  "verify-email": 7 * DAY,
  "reset-password": 30 * MINUTE,
  "sign-in-link": 30 * MINUTE,
  "confirm-email": DAY,
  "cancel-email": UNDO_LIFE_MS,
  "undo-sign-in-change": UNDO_LIFE_MS,
  unsubscribe: 90 * DAY,
  join: 7 * DAY,
};

/**
 * Who a link is for. `email` is the address its e-mail goes to, `editorId` the invitation it accepts, `detail` what
 * else it is about.
 */
type LinkOwner = { userId: number; email: string; editorId?: number; detail?: string };

/** Computes the SHA-256 of a secret, hexadecimal. */
const digest = async (secret: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))).toHex();

/** Builds the secret of a new link, 32 random bytes as base64url, and the row that holds its digest only. */
export async function newLinkToken({ now }: Pick<Ctx, "now">, purpose: Purpose) {
  const secret = crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: "base64url", omitPadding: true });
  return {
    secret,
    row: { hash: await digest(secret), purpose, expiresAt: new Date(now + LINK_LIFE_MS[purpose]) },
  };
}

/**
 * Creates and stores the secret of a link. Only its digest is stored, and nothing where `letter`, the id of the e-mail that
 * brings it, is gone: what voids a link deletes its e-mail, and may do so while that is being sent.
 */
export async function createLinkToken(
  ctx: Ctx,
  purpose: Purpose,
  { letter, userId, email, editorId, detail }: LinkOwner & { letter?: number | undefined },
): Promise<string> {
  const { secret, row } = await newLinkToken(ctx, purpose);
  const columns = { ...row, userId, email, editorId: editorId ?? null, detail: detail ?? "" };
  await ctx.db
    .insert(linkTokens)
    .select(
      selectRow(
        linkTokens,
        { ...columns, expiresAt: row.expiresAt.getTime() },
        letter === undefined ? sql`` : sql`from ${letters} where ${letters.id} = ${letter}`,
      ),
    );
  return secret;
}

/** Returns the condition of the token with this secret, while its link works, for one of these purposes. */
export const isLiveToken = async ({ now }: Ctx, purposes: Purpose | Purpose[], secret: string) =>
  and(
    eq(linkTokens.hash, await digest(secret)),
    inArray(linkTokens.purpose, [purposes].flat()),
    gt(linkTokens.expiresAt, new Date(now)),
  );

/** Finds the account of a working link, and the condition of its token; undefined for a link that doesn't work. */
export async function findLink(ctx: Ctx, purpose: Purpose, secret: string) {
  const isLive = await isLiveToken(ctx, purpose, secret);
  const [link] = await ctx.db
    .select({
      userId: linkTokens.userId,
      email: linkTokens.email,
      editorId: linkTokens.editorId,
      detail: linkTokens.detail,
      expiresAt: linkTokens.expiresAt,
    })
    .from(linkTokens)
    .where(isLive);
  return link && { ...link, isLive };
}

/** Returns the error of a link that doesn't work. */
export const linkInvalid = (): BadRequest => new BadRequest("link_invalid");

/** Returns the subquery of how many links of an account work. */
export const countLive = ({ now }: Ctx, purpose: Purpose, userId: unknown) =>
  sql`(select count(*) from ${linkTokens} where ${linkTokens.userId} = ${userId}
    and ${linkTokens.purpose} = ${purpose} and ${linkTokens.expiresAt} > ${now})`;

/** Returns the statement that deletes tokens whose links no longer work. */
export const removeExpiredLinks = ({ db, now }: Ctx) =>
  db.delete(linkTokens).where(firstRows(linkTokens, lte(linkTokens.expiresAt, new Date(now))));
