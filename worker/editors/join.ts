import { and, eq, isNull, sql } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { PASSWORD_COMMON } from "#schema/login-rules.ts";
import { withHashSlot } from "../auth/hash-throttle.ts";
import { hashPassword } from "../auth/password.ts";
import { isCommonPassword } from "../auth/password-blocklist.ts";
import { isAddressTaken, isHeld } from "../auth/taken-address.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { violates } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { Conflict, invalid, Unauthenticated } from "../errors.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { addUserTerms } from "../search/index-terms.ts";

/** Finds the invitation of a link. `works` is the condition that the link still does. Throws BadRequest. */
async function getInvitation(ctx: Ctx, token: string) {
  const link = await findLink(ctx, "join", token);
  if (!link) throw linkInvalid();
  const [invitation] = await ctx.db
    .select({ id: guideEditors.id, guideId: guides.id, uniqueId: guides.uniqueId, ownerId: guides.userId })
    .from(guideEditors)
    .innerJoin(guides, eq(guides.id, guideEditors.guideId))
    .innerJoin(users, eq(users.id, guides.userId))
    .where(
      and(eq(guideEditors.id, link.editorId ?? 0), isNull(guideEditors.userId), isNull(users.deletionDueAt)),
    );
  if (!invitation) throw linkInvalid();
  const works = sql`exists (select 1 from ${linkTokens} where ${link.isLive})`;
  return { ...invitation, email: link.email, works };
}

type Invitation = Awaited<ReturnType<typeof getInvitation>>;

/** Returns the statement that voids every link of an invitation once it was accepted. */
const useUp = ({ db }: Ctx, { id }: Invitation) =>
  db
    .delete(linkTokens)
    .where(
      and(
        eq(linkTokens.editorId, id),
        sql`not exists (select 1 from ${guideEditors} where ${guideEditors.id} = ${id} and ${guideEditors.userId} is null)`,
      ),
    );

type NewEditor = { token: string; username: string; password: string; language: string };

/**
 * Creates an account for the address that was invited, without trial and plan, and lets it edit the profile. The e-mail
 * has proved the address. Throws BadRequest for a link that doesn't work, ValidationError for a common password,
 * Conflict where the address has an account.
 */
export async function joinAnew(ctx: Ctx, { token, username, password, language }: NewEditor): Promise<User> {
  const { db, now } = ctx;
  const invitation = await getInvitation(ctx, token);
  const { id, email, works, uniqueId } = invitation;
  if (await isCommonPassword(password, { username, email })) throw invalid(PASSWORD_COMMON, "password");
  const taken = () => new Conflict("account_exists");
  if (await isAddressTaken(ctx, email)) throw taken();
  const passwordHash = await withHashSlot((cost) => hashPassword(password, cost));
  // The salt makes the hash unique, so that the other statements follow this account only.
  const isNew = sql`${users.email} = ${email} and ${users.passwordHash} = ${passwordHash}`;
  const newUserId = sql`(select ${users.id} from ${users} where ${isNew})`;
  try {
    const [[row]] = await db.batch([
      db
        .insert(users)
        .values({
          username,
          // A held address is null here, which the table refuses.
          email: sql`case when not (${works} and ${isHeld(ctx, email)}) then ${email} end`,
          // Without a link this is null, which the table refuses, so that of two calls at once the second writes nothing.
          passwordHash: sql`case when ${works} then ${passwordHash} end`,
          role: "guide",
          language,
          subscriptionStatus: "inactive",
          emailVerifiedAt: new Date(now),
          createdAt: new Date(now),
        })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id }),
      addUserTerms(db, isNew, { username, email }),
      db
        .update(guideEditors)
        .set({ userId: newUserId, joinedAt: new Date(now) })
        .where(sql`${guideEditors.id} = ${id} and exists ${newUserId}`),
      useUp(ctx, invitation),
    ]);
    if (!row) throw taken();
  } catch (error) {
    if (violates(error, "users.email")) throw taken();
    throw violates(error, "users.password_hash") ? linkInvalid() : error;
  }
  await purgePublicPages(`guide-${uniqueId}`);
  const [row] = await db.select(userColumns).from(users).where(isNew);
  if (!row) throw new Unauthenticated();
  return toUser(row, ctx);
}

/**
 * Lets a signed-in account edit the profile of an invitation. Its address may be another one. Throws BadRequest for a
 * link that doesn't work, Conflict for the owner's own page.
 */
export async function joinAs(ctx: Ctx, userId: number, token: string): Promise<void> {
  const { db, now } = ctx;
  const invitation = await getInvitation(ctx, token);
  const { id, guideId, uniqueId, ownerId, works } = invitation;
  if (ownerId === userId) throw new Conflict("page_yours");
  const {
    joined: [joined],
  } = await batch(db, {
    // An account that edits the page already must be its editor once.
    former: db
      .delete(guideEditors)
      .where(and(eq(guideEditors.guideId, guideId), eq(guideEditors.userId, userId), works)),
    joined: db
      .update(guideEditors)
      .set({ userId, joinedAt: new Date(now) })
      .where(and(eq(guideEditors.id, id), works))
      .returning({ id: guideEditors.id }),
    used: useUp(ctx, invitation),
  });
  if (!joined) throw linkInvalid();
  await purgePublicPages(`guide-${uniqueId}`);
}
