import { desc, eq, max } from "drizzle-orm";
import type { AdminUserPage } from "#schema/admin.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { NotFound } from "../errors.ts";
import { readEmailsOf, toAdminEmails } from "../mail/sent-emails.ts";
import { readShared, toSharedPages } from "./shared-contacts.ts";
import { GUIDE, toUserGuide } from "./user-guides.ts";
import { columnsOf, toAdminUser } from "./users.ts";

/** The most pages of others that are shown. */
const EDITED_MAX = 100;

/** Reads all that an admin needs to help an account's owner. Throws NotFound. */
export async function getUserPage(ctx: Ctx, id: number): Promise<AdminUserPage> {
  const { db } = ctx;
  const { user, used, profiles, edited, shared, waiting, settled } = await batch(db, {
    user: db
      .select({
        ...columnsOf(db),
        emailVerifiedAt: users.emailVerifiedAt,
        lastSyncAt: users.lastSyncAt,
      })
      .from(users)
      .where(eq(users.id, id)),
    used: db
      .select({ at: max(sessions.lastUsedAt).mapWith(sessions.lastUsedAt).as("at") })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    profiles: db
      .select(GUIDE)
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(eq(guides.userId, id))
      .orderBy(guides.slot),
    edited: db
      .select(GUIDE)
      .from(guideEditors)
      .innerJoin(guides, eq(guides.id, guideEditors.guideId))
      .innerJoin(users, eq(users.id, guides.userId))
      .where(eq(guideEditors.userId, id))
      .orderBy(desc(guides.id))
      .limit(EDITED_MAX),
    shared: readShared(ctx, id),
    ...readEmailsOf(ctx, id),
  });
  const [row] = user;
  if (!row) throw new NotFound();
  return {
    ...toAdminUser(row, ctx),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    lastUsedAt: used[0]?.at?.toISOString() ?? null,
    profiles: profiles.map((guide) => toUserGuide(guide, ctx)),
    editorOf: edited.map((guide) => toUserGuide(guide, ctx)),
    sharedWith: toSharedPages(shared, ctx),
    emails: toAdminEmails(waiting, settled),
    lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
    ...(!isBillingOn(ctx) && { billing: "off" }),
  };
}
