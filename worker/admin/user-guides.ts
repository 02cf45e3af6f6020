import type { AdminUserGuide } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { isPublicAt } from "../guides/public-guides.ts";

export const GUIDE = {
  id: guides.id,
  name: guides.name,
  uniqueId: guides.uniqueId,
  handle: guides.handle,
  hiddenAt: guides.hiddenAt,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  deletionDueAt: users.deletionDueAt,
};
export type GuideRow = Pick<typeof guides.$inferSelect, "id" | "name" | "uniqueId" | "handle" | "hiddenAt"> &
  Pick<typeof users.$inferSelect, "subscriptionStatus" | "trialEndsAt" | "deletionDueAt">;

export const toUserGuide = ({ id, name, uniqueId, handle, ...row }: GuideRow, ctx: Ctx): AdminUserGuide => ({
  id,
  name,
  uniqueId,
  handle,
  isPublic: isPublicAt(row, ctx),
  ...(row.hiddenAt !== null && { isHidden: true }),
});
