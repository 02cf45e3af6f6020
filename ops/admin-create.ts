import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { newPassword, PASSWORD_COMMON } from "#schema/account.ts";
import type { AuditAction } from "#schema/admin.ts";
import { emailAddress } from "#schema/text.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { isCommonPassword } from "#worker/auth/password-blocklist.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check, readEnvironment, readSettings } from "#local/settings.ts";
import { askPassword } from "./ask-password.ts";
import { openRemoteSite } from "./cloudflare/remote.ts";

const USAGE = "npm run admin:create -- --email you@example.com [--require-two-step] [--remote [--env NAME]]";

type Arguments = { email: string; needsTwoStep: boolean; remote: boolean; env: string | undefined };

function readArguments(): Arguments {
  try {
    const options = {
      email: { type: "string" },
      "require-two-step": { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      env: { type: "string" },
    } as const;
    const { email, "require-two-step": needsTwoStep, remote, env } = parseArgs({ options }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), needsTwoStep, remote, env };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Replaces the row of a known address, which ends the sessions of its old id, and adds an entry to the audit log. */
const statements = async (email: string, password: string, needsTwoStep: boolean): Promise<string> =>
  [
    `DELETE FROM admins WHERE email = ${quote(email)};`,
    `INSERT INTO admins (email, password_hash, needs_two_step, created_at) VALUES (${quote(email)}, ${quote(await hashPassword(password))}, ${needsTwoStep ? 1 : 0}, ${Date.now()});`,
    `INSERT INTO audit_log (at, admin, action, detail) VALUES (${Date.now()}, ${quote(email)}, ${quote("admin-create" satisfies AuditAction)}, 'on the command line');`,
  ].join("\n");

/** Runs SQL through wrangler, on this machine (also beside a running server) or on Cloudflare. Throws Refusal. */
function execute(sql: string, where: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-admin-"));
  try {
    const file = join(folder, "admin.sql");
    writeFileSync(file, sql, { mode: 0o600 });
    const { status, stdout, stderr } = spawnSync(
      join("node_modules", ".bin", "wrangler"),
      ["d1", "execute", "DB", "--yes", "--file", file, ...where],
      { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    );
    if (status === 0) return;
    const output = `${stdout}${stderr}`;
    if (output.includes("no such table"))
      throw new Refusal(
        "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.",
      );
    throw new Refusal(`The account was not changed:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function createAdmin(): Promise<void> {
  const { email, needsTwoStep, remote, env } = readArguments();
  const { STATE_DIR: stateDir } = readSettings(readEnvironment());
  const password = check(newPassword, await askPassword(`Password for ${email}: `));
  if (await isCommonPassword(password, { email })) throw new Refusal(PASSWORD_COMMON);
  const sql = await statements(email, password, needsTwoStep);
  if (remote) {
    const { configPath, close } = await openRemoteSite(env);
    try {
      execute(sql, ["--remote", "--config", configPath]);
    } finally {
      close();
    }
  } else execute(sql, ["--local", "--persist-to", stateDir]);
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
