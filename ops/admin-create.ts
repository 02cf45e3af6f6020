import { parseArgs } from "node:util";
import { newPassword, PASSWORD_COMMON } from "#schema/account.ts";
import type { AuditAction } from "#schema/admin.ts";
import { emailAddress } from "#schema/text.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { isCommonPassword } from "#worker/auth/password-blocklist.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { execute, type Place, PLACE_OPTIONS, quote, withDatabase } from "./admin-sql.ts";
import { askPassword } from "./ask-password.ts";

const USAGE = "npm run admin:create -- --email you@example.com [--require-two-step] [--remote [--env NAME]]";

type Arguments = Place & { email: string; needsTwoStep: boolean };

function readArguments(): Arguments {
  try {
    const options = {
      email: { type: "string" },
      "require-two-step": { type: "boolean", default: false },
      ...PLACE_OPTIONS,
    } as const;
    const { email, "require-two-step": needsTwoStep, remote, env } = parseArgs({ options }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), needsTwoStep, remote, env };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

/** Replaces the row of a known address, which ends the sessions of its old id, and adds an entry to the audit log. */
const statements = async (email: string, password: string, needsTwoStep: boolean): Promise<string> =>
  [
    `DELETE FROM admins WHERE email = ${quote(email)};`,
    `INSERT INTO admins (email, password_hash, needs_two_step, created_at) VALUES (${quote(email)}, ${quote(await hashPassword(password))}, ${needsTwoStep ? 1 : 0}, ${Date.now()});`,
    `INSERT INTO audit_log (at, admin, action, detail) VALUES (${Date.now()}, ${quote(email)}, ${quote("admin-create" satisfies AuditAction)}, 'on the command line');`,
  ].join("\n");

async function createAdmin(): Promise<void> {
  const { email, needsTwoStep, ...place } = readArguments();
  const password = check(newPassword, await askPassword(`Password for ${email}: `));
  if (await isCommonPassword(password, { email })) throw new Refusal(PASSWORD_COMMON);
  const sql = await statements(email, password, needsTwoStep);
  await withDatabase(place, (where) => execute(sql, where));
  console.log(
    `${email} can sign in at /admin/login now${needsTwoStep ? ", and turns two-step verification on there first" : ""}.`,
  );
}

try {
  await createAdmin();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
