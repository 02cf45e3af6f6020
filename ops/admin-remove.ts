import { parseArgs } from "node:util";
import type { AuditAction } from "#schema/admin.ts";
import { emailAddress } from "#schema/text.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { execute, quote, select, whereOf } from "./admin-sql.ts";

const USAGE = "npm run admin:remove -- --email you@example.com [--remote]";

function readArguments(): { email: string; remote: boolean } {
  try {
    const options = { email: { type: "string" }, remote: { type: "boolean", default: false } } as const;
    const { email, remote } = parseArgs({ options }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), remote };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

/** Deletes the row, which ends the sessions of its id, and adds an entry to the audit log where there was one. */
const statements = (email: string): string =>
  [
    `INSERT INTO audit_log (at, admin, action, detail) SELECT ${Date.now()}, email, ${quote("admin-remove" satisfies AuditAction)}, 'on the command line' FROM admins WHERE email = ${quote(email)};`,
    `DELETE FROM admins WHERE email = ${quote(email)};`,
  ].join("\n");

try {
  const { email, remote } = readArguments();
  const where = whereOf(remote);
  const known = select<{ email: string }>("select email from admins", where);
  if (!known.some((one) => one.email === email))
    throw new Refusal(`No admin has the address ${email}. \`npm run admin:list\` shows who there is.`);
  execute(statements(email), where);
  console.log(`${email} is no admin any more, and is signed out everywhere.`);
  if (known.length === 1) console.log("Nobody is: `npm run admin:create` makes one.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
