import { emailAddress } from "#schema/text.ts";
import { CommandError } from "#local/command-error.ts";
import { type AdminCredentials, check } from "#local/settings.ts";
import { checkAdminPassword, createAdmin } from "../admins.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";
import { runStatement, runStatements } from "../cloudflare/database.ts";

type Values = Record<string, unknown>;

/** Returns the secrets that are the worker's, without those that name its first admin. */
export function withoutAdmin(secrets: Values): Values {
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...others } = secrets;
  return others;
}

/** Returns the first admin that the file of secrets or the environment names; undefined for none. Throws CommandError. */
export async function readFirstAdmin(
  given: Values,
  environment: Values,
): Promise<AdminCredentials | undefined> {
  const [email, password] = ["ADMIN_EMAIL", "ADMIN_PASSWORD"].map(
    (name) => given[name] || environment[name] || undefined,
  );
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined)
    throw new CommandError("ADMIN_EMAIL and ADMIN_PASSWORD: name both, or neither");
  const address = check(emailAddress, email);
  return { email: address, password: await checkAdminPassword(password, address) };
}

/** Creates the first admin of a site, unless it has an admin. */
export async function makeFirstAdmin(
  api: CloudflareApi,
  databaseId: string,
  { email, password }: AdminCredentials,
): Promise<void> {
  const admins = await runStatement(api, databaseId, "SELECT 1 FROM admins LIMIT 1");
  if (admins.length > 0) return;
  const run = (statements: string[]) => runStatements(api, databaseId, statements);
  await createAdmin(run, { email, password, needsTwoStep: false });
  console.log(`Made ${email} the first admin.`);
}
