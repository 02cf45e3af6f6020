import { and, asc, eq, exists, isNull, lte, sql } from "drizzle-orm";
import type { AccountLanguage } from "#locales/languages.ts";
import { type Editor, EDITORS_MAX } from "#schema/editor.ts";
import type { Session } from "../auth/session-tokens.ts";
import { queueSignInEmail } from "../auth/sign-in-email.ts";
import { wasEnded } from "../auth/sessions.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { BadRequest, Forbidden, LimitReached, NotFound, Unauthenticated } from "../errors.ts";
import { owned, requireOwned } from "../guides/ownership.ts";
import { invitedIn } from "../mail/invitation-email.ts";
import { LINK_LIFE_MS } from "../mail/link-tokens.ts";
import { queueEmail } from "../mail/outbox.ts";
import { endEditors, voidInvitations } from "../db/end-editors.ts";
import { firstRows } from "../db/first-rows.ts";
import { editorEmail } from "../db/team.ts";

/** Lists the editors and invitations of an account's own profile, oldest first. Throws NotFound, Forbidden. */
export async function listEditors(ctx: Ctx, userId: number, guideId: number): Promise<Editor[]> {
  await requireOwned(ctx, userId, guideId);
  const rows = await ctx.db
    .select({
      id: guideEditors.id,
      email: editorEmail,
      userId: guideEditors.userId,
    })
    .from(guideEditors)
    .leftJoin(users, eq(users.id, guideEditors.userId))
    .where(eq(guideEditors.guideId, guideId))
    .orderBy(asc(guideEditors.id));
  return rows.map(({ id, email, userId: joined }) => ({
    id,
    email,
    status: joined === null ? "invited" : "active",
  }));
}

/**
 * Invites an address to edit a profile, and queues the e-mail, which voids an earlier one, and the e-mail that tells the
 * owner. It neither checks nor says whether the address has an account. Throws NotFound, Forbidden, also while the owner's address isn't confirmed,
 * BadRequest for the owner's own address, LimitReached, and Unauthenticated when this session was ended meanwhile.
 */
export async function inviteEditor(
  ctx: Ctx,
  owner: { id: number; email: string },
  {
    guideId,
    email,
    session,
    language,
  }: { guideId: number; email: string; session: Session; language: AccountLanguage },
): Promise<{ id: number }[]> {
  const { db, now } = ctx;
  await requireOwned(ctx, owner.id, guideId);
  if (email === owner.email) throw new BadRequest("own_address");
  const isRow = and(eq(guideEditors.guideId, guideId), eq(guideEditors.email, email));
  const isInvited = sql`${isRow} and ${guideEditors.userId} is null and ${guideEditors.invitedAt} = ${now}`;
  // The e-mail speaks in the name of the owner's address, so someone must have proved it.
  const mayInvite = sql`exists (select 1 from ${users}
    where ${users.id} = ${owner.id} and ${users.emailVerifiedAt} is not null and not ${wasEnded(session)})`;
  const count = sql`(select count(*) from ${guideEditors} where ${guideEditors.guideId} = ${guideId})`;
  const invited = db.select({ id: guideEditors.id }).from(guideEditors).where(isRow);
  const {
    queued,
    notice,
    invited: [row],
    account: [account],
  } = await batch(db, {
    // The account of an editor who was invited by this address may have another one by now: then it is free for somebody else.
    freed: db
      .update(guideEditors)
      .set({ email: sql`'editor ' || ${guideEditors.userId}` })
      .where(
        sql`${isRow} and exists (select 1 from ${users} where ${users.id} = ${guideEditors.userId} and ${users.email} <> ${email})`,
      ),
    insert: db
      .insert(guideEditors)
      .select(
        selectRow(
          guideEditors,
          { id: null, guideId: guides.id, email, userId: null, invitedAt: now, joinedAt: null },
          sql`from ${guides}
            where ${owned(owner.id, guideId)} and ${mayInvite} and (${count} < ${EDITORS_MAX} or ${exists(invited)})`,
        ),
      )
      .onConflictDoUpdate({
        target: [guideEditors.guideId, guideEditors.email],
        set: { invitedAt: new Date(now) },
        setWhere: isNull(guideEditors.userId),
      }),
    voided: voidInvitations(db, isInvited),
    queued: queueEmail(
      ctx,
      "editor-invited",
      sql`${users.id} = ${owner.id} and exists (select 1 from ${guideEditors} where ${isInvited})`,
      {
        detail: sql<string>`(select cast(${guideEditors.id} as text) from ${guideEditors} where ${isRow}) || ${invitedIn(language)}`,
        to: email,
      },
    ),
    notice: queueSignInEmail(ctx, { kind: "user", id: owner.id }, "editor-invited", {
      when: sql`exists (select 1 from ${guideEditors} where ${isInvited})`,
      added: sql`(select ${guideEditors.id} from ${guideEditors} where ${isRow})`,
    }),
    invited,
    account: db
      .select({ verifiedAt: users.emailVerifiedAt, ended: wasEnded(session) })
      .from(users)
      .where(eq(users.id, owner.id)),
  });
  if (account?.ended !== 0) throw new Unauthenticated();
  if (account.verifiedAt === null) throw new Forbidden("email_unconfirmed");
  if (row) return [...queued, ...notice];
  throw new LimitReached({ what: "editors", max: EDITORS_MAX });
}

/** Ends an editor or an invitation of an account's own profile at once. Throws NotFound, Forbidden. */
export async function removeEditor(
  ctx: Ctx,
  userId: number,
  { guideId, id }: { guideId: number; id: number },
): Promise<void> {
  const { db } = ctx;
  const isOwned = sql`exists (select 1 from ${guides} where ${owned(userId, guideId)})`;
  const [, , { meta }] = await db.batch([
    ...endEditors(
      db,
      sql`${guideEditors.id} = ${id} and ${guideEditors.guideId} = ${guideId} and ${isOwned}`,
    ),
  ]);
  if (meta.changes > 0) return;
  await requireOwned(ctx, userId, guideId);
  throw new NotFound();
}

/** Returns the statement that deletes invitations that no one accepted while their link worked. */
export const removeOldInvitations = ({ db, now }: Pick<Ctx, "db" | "now">) =>
  db
    .delete(guideEditors)
    .where(
      firstRows(
        guideEditors,
        and(isNull(guideEditors.userId), lte(guideEditors.invitedAt, new Date(now - LINK_LIFE_MS.join))),
      ),
    );
