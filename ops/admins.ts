import type { AuditAction } from "#schema/admin.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { retryWhileBusy } from "./consistency/retry.ts";

type Row = { email: string; created_at: number; two_step_at: number | null; needs_two_step: number };

const COMMAND_LINE = "on the command line";

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Says how an admin signs in. */
const stepsOf = ({ two_step_at: since, needs_two_step: isNeeded }: Row): string => {
  if (since !== null) return `two-step verification since ${day(since)}`;
  return isNeeded ? "has to turn two-step verification on" : "password only";
};

type NewAdmin = { email: string; password: string; needsTwoStep: boolean };

/** Makes an admin, or replaces the one with this address, which ends the sessions of its old id; the audit log has it. */
export async function createAdmin(
  db: D1Database,
  { email, password, needsTwoStep }: NewAdmin,
): Promise<void> {
  const hash = await hashPassword(password);
  const now = Date.now();
  const action: AuditAction = "admin-create";
  await retryWhileBusy(() =>
    db.batch([
      db.prepare("delete from admins where email = ?").bind(email),
      db
        .prepare("insert into admins (email, password_hash, needs_two_step, created_at) values (?, ?, ?, ?)")
        .bind(email, hash, needsTwoStep ? 1 : 0, now),
      db
        .prepare("insert into audit_log (at, admin, action, detail) values (?, ?, ?, ?)")
        .bind(now, email, action, COMMAND_LINE),
    ]),
  );
}

/** Describes the admins, a line each, by their addresses. */
export async function listAdmins(db: D1Database): Promise<string[]> {
  const query = "select email, created_at, two_step_at, needs_two_step from admins order by email";
  const { results } = await retryWhileBusy(() => db.prepare(query).all<Row>());
  const width = Math.max(0, ...results.map(({ email }) => email.length));
  return results.map((row) => `${row.email.padEnd(width)}  since ${day(row.created_at)}  ${stepsOf(row)}`);
}

/** Removes an admin, which ends the sessions, and writes it into the audit log. Answers whether there was one, and how many are left. */
export async function removeAdmin(
  db: D1Database,
  email: string,
): Promise<{ wasThere: boolean; left: number }> {
  const action: AuditAction = "admin-remove";
  const [, removed, counted] = await retryWhileBusy(() =>
    db.batch([
      db
        .prepare(
          "insert into audit_log (at, admin, action, detail) select ?, email, ?, ? from admins where email = ?",
        )
        .bind(Date.now(), action, COMMAND_LINE, email),
      db.prepare("delete from admins where email = ? returning id").bind(email),
      db.prepare("select count(*) as admins from admins"),
    ]),
  );
  const [row] = (counted?.results ?? []) as { admins: number }[];
  return { wasThere: (removed?.results ?? []).length > 0, left: row?.admins ?? 0 };
}
