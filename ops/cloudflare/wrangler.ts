import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { CommandError } from "#local/command-error.ts";

/** Its program, for this process's own Node: what is in .bin is another file on Windows, and asks PATH for a Node elsewhere. */
const WRANGLER = join("node_modules", "wrangler", "bin", "wrangler.js");
/**
 * Variables for wrangler: it asks no questions, which no one would answer, and prints no colours, which would be read
 * as words.
 */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "log",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  CI: "1",
};

/** Runs wrangler and returns what it prints. */
export async function askWrangler(args: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, ...QUIET, ...more };
  const child = spawn(process.execPath, [WRANGLER, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { status, stdout, stderr };
}

/** Lines of wrangler's that are worth reading when all goes well: its tables are not. */
const WORTH = /^(?:Total Upload|Uploaded|Deployed|Current Version|\s+https?:|\s+schedule|--dry-run)|WARNING/;

type Run = { advice: string; accountId?: string };

/**
 * Runs wrangler and prints the lines that matter. Throws CommandError with everything it printed, and `advice`, where it
 * fails.
 */
export async function runWrangler(args: string[], { advice, accountId }: Run): Promise<void> {
  const more: Record<string, string> = accountId === undefined ? {} : { CLOUDFLARE_ACCOUNT_ID: accountId };
  const { status, stdout, stderr } = await askWrangler(args, more);
  if (status !== 0) throw new CommandError(`${stdout}${stderr}\nwrangler ${args[0]} failed: ${advice}`);
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => WORTH.test(line));
  if (lines.length > 0) console.log(lines.join("\n"));
}
