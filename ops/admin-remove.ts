import { parseArgs } from "node:util";
import type { AuditAction } from "#schema/admin.ts";
import { emailAddress } from "#schema/text.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { execute, type Place, PLACE_OPTIONS, quote, select, withDatabase } from "./admin-sql.ts";

const USAGE = "npm run admin:remove -- --email you@example.com [--remote [--env NAME]]";

function readArguments(): Place & { email: string } {
  try {
    const { email, remote, env } = parseArgs({
      options: { email: { type: "string" }, ...PLACE_OPTIONS },
    }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), remote, env };
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
  const { email, ...place } = readArguments();
  const known = await withDatabase(place, (where) => {
    const admins = select<{ email: string }>("select email from admins", where);
    if (!admins.some((one) => one.email === email))
      throw new Refusal(`No admin has the address ${email}. \`npm run admin:list\` shows who there is.`);
    execute(statements(email), where);
    return admins;
  });
  console.log(`${email} is no admin any more, and is signed out everywhere.`);
  if (known.length === 1) console.log("Nobody is: `npm run admin:create` makes one.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
