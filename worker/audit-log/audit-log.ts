import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { AuditAction, AuditEntry, AuditKind } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { auditLog, isChange } from "../db/tables/admin.ts";
import { findSubjects, type Subject } from "./subjects.ts";

type AuditInput = {
  /** the admin's e-mail */
  admin: string;
  action: AuditAction;
  /** what the action is about; it names no person, because the entry outlives the account */
  subject?: Subject;
  detail?: string;
  requestId: string;
};

/** Who acts: an admin, or the owner of an account (OWNER in worker/accounts/removal.ts). */
export type Actor = Pick<AuditInput, "admin" | "requestId">;

/** Returns the statement that records an admin's action. */
export const recordAudit = ({ db, now }: Ctx, input: AuditInput) =>
  db.insert(auditLog).values({ ...input, at: new Date(now) });

type AuditOf = Omit<AuditInput, "subject" | "detail"> & { subject: SQL<Subject>; detail?: string | SQL };

/** Returns the statement that records an admin's action on each row that `from` reads. */
export const recordAuditOf = ({ db, now }: Ctx, { detail = "", ...input }: AuditOf, from: SQL) =>
  db.insert(auditLog).select(selectRow(auditLog, { id: null, at: now, detail, ...input }, from));

/** `subject` is what the entries are about, `day` a day in UTC. */
export type AuditFilter = {
  subject?: Subject | undefined;
  action?: AuditAction | undefined;
  day?: string | undefined;
};
type AuditSlice = AuditFilter & { limit: number; before: number | undefined; kind: AuditKind };

/**
 * Returns the condition and the order of a slice. A day's entries are in the order of the index of instants, so that a slice
 * reads no more than it shows: ids are in the same order, but for entries of one moment.
 */
function sliceOf(
  before: number | undefined,
  day: string | undefined,
): { isIn: SQL | undefined; order: SQL[] } {
  if (day === undefined)
    return { isIn: lt(auditLog.id, before ?? Number.MAX_SAFE_INTEGER), order: [desc(auditLog.id)] };
  const from = Date.parse(day);
  const last = from + DAY - 1;
  const lastAt = sql`(select last.at from ${auditLog} as last where last.id = ${before ?? null})`;
  return {
    // One upper bound, because SQLite looks for one alone in an index.
    isIn: and(
      gte(auditLog.at, new Date(from)),
      sql`${auditLog.at} <= min(${last}, coalesce(${lastAt}, ${last}))`,
      // Without an entry of that id, those of smaller ids.
      before === undefined
        ? undefined
        : sql`coalesce((+${auditLog.at}, ${auditLog.id}) < (${lastAt}, ${before}), ${auditLog.id} < ${before})`,
    ),
    order: [desc(auditLog.at), desc(auditLog.id)],
  };
}

/**
 * Lists entries older than the one with the id `before`, newest first. `about` is today's name of what an entry is
 * about.
 */
export async function listAudit(
  ctx: Ctx,
  { limit, before, kind, subject, action, day }: AuditSlice,
): Promise<AuditEntry[]> {
  const { isIn, order } = sliceOf(before, day);
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(
      and(
        isIn,
        kind === "changes" ? isChange : undefined,
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        action === undefined ? undefined : eq(auditLog.action, action),
      ),
    )
    .orderBy(...order)
    .limit(limit);
  const names = await findSubjects(
    ctx,
    rows.map(({ subject }) => subject),
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    about: names.get(row.subject) ?? "",
  }));
}
