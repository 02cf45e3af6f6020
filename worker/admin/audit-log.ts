import { desc, lt } from "drizzle-orm";
import type { AuditAction, AuditEntry } from "#schema/admin.ts";
import type { Db } from "../db/client.ts";
import { auditLog } from "../db/tables.ts";

export type Deed = {
  admin: string;
  action: AuditAction;
  /** nothing that names a person: the entry outlives an account */
  subject?: string;
  detail?: string;
  requestId: string;
};

/** The statement that records what an admin did at `now` (ms). */
export const record = (db: Db, deed: Deed, now: number) =>
  db.insert(auditLog).values({ ...deed, at: new Date(now) });

/** What admins did before the entry `before`, newest first, one more than `limit`. */
export async function listAudit(
  db: Db,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
