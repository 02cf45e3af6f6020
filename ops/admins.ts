import { readFile } from "node:fs/promises";
import { newPassword } from "#schema/account.ts";
import { PASSWORD_COMMON } from "#schema/login-rules.ts";
import type { AuditAction } from "#schema/admin.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { isCommonPassword } from "#worker/auth/password-blocklist.ts";
import { CommandError } from "#local/command-error.ts";
import { check } from "#local/settings.ts";
import { quote, type RunSql } from "./admin-database.ts";

type Row = { email: string; created_at: number; two_step_at: number | null; needs_two_step: number };

const COMMON_PASSWORDS = new URL("../worker/auth/common-passwords.txt", import.meta.url);
const readCommonPasswords = (): Promise<string> => readFile(COMMON_PASSWORDS, "utf8");

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Says how an admin signs in. */
const stepsOf = ({ two_step_at: since, needs_two_step: isNeeded }: Row): string => {
  if (since !== null) return `two-step verification since ${day(since)}`;
  return isNeeded ? "has to turn two-step verification on" : "password only";
};

/** Returns the statement that notes an action in the audit log for the admin with this address, where there is one. */
const noted = (action: AuditAction, email: string): string =>
  `INSERT INTO audit_log (at, admin, action, detail) SELECT ${Date.now()}, email, ${quote(action)}, 'on the command line' FROM admins WHERE email = ${quote(email)}`;

/** Checks the password of a new admin. Throws CommandError for one that is too short or common. */
export async function checkAdminPassword(given: unknown, email: string): Promise<string> {
  const password = check(newPassword, given);
  if (await isCommonPassword(password, { email }, readCommonPasswords))
    throw new CommandError(PASSWORD_COMMON);
  return password;
}

type NewAdmin = { email: string; password: string; needsTwoStep: boolean };

/** Creates an admin, or replaces the one with this address, which ends the sessions of its old id. The audit log has it. */
export async function createAdmin(run: RunSql, { email, password, needsTwoStep }: NewAdmin): Promise<void> {
  const values = [quote(email), quote(await hashPassword(password)), needsTwoStep ? 1 : 0, Date.now()];
  await run([
    `DELETE FROM admins WHERE email = ${quote(email)}`,
    `INSERT INTO admins (email, password_hash, needs_two_step, created_at) VALUES (${values.join(", ")})`,
    noted("admin-create", email),
  ]);
}

/** Describes the admins, a line each, by their addresses. */
export async function listAdmins(run: RunSql): Promise<string[]> {
  const [found = []] = await run([
    "SELECT email, created_at, two_step_at, needs_two_step FROM admins ORDER BY email",
  ]);
  const rows = found as Row[];
  const width = Math.max(0, ...rows.map(({ email }) => email.length));
  return rows.map((row) => `${row.email.padEnd(width)}  since ${day(row.created_at)}  ${stepsOf(row)}`);
}

/** Removes an admin, which ends the sessions. The audit log has it. Returns whether there was one, and how many are left. */
export async function removeAdmin(run: RunSql, email: string): Promise<{ wasThere: boolean; left: number }> {
  const [admins = [], , , left = []] = await run([
    `SELECT id FROM admins WHERE email = ${quote(email)}`,
    noted("admin-remove", email),
    `DELETE FROM admins WHERE email = ${quote(email)}`,
    "SELECT id FROM admins",
  ]);
  return { wasThere: admins.length > 0, left: left.length };
}
