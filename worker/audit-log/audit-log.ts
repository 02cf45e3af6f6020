import { desc, lt } from "drizzle-orm";
import type { AuditAction, AuditEntry } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { auditLog } from "../db/tables/admin.ts";

export type AuditInput = {
  /** the admin's e-mail */
  admin: string;
  action: AuditAction;
  /** names no person: the entry outlives the account */
  subject?: string;
  detail?: string;
  requestId: string;
};

/** The statement that records an admin's action. */
export const recordAudit = ({ db, now }: Ctx, input: AuditInput) =>
  db.insert(auditLog).values({ ...input, at: new Date(now) });

/** Lists entries older than the one with the id `before`, newest first. */
export async function listAudit(
  { db }: Ctx,
  { limit, before = Number.MAX_SAFE_INTEGER }: { limit: number; before: number | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
