import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "#local/refusal.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";

/** A text in SQL. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Which database wrangler is to use: Cloudflare's, or this machine's. */
export const whereOf = (remote: boolean): string[] =>
  remote ? ["--remote"] : ["--local", "--persist-to", readSettings(readEnvironment()).STATE_DIR];

/** Runs wrangler's d1 execute, on this machine also beside a running server, and answers what it prints. Throws Refusal. */
function run(options: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    join("node_modules", ".bin", "wrangler"),
    ["d1", "execute", "DB", "--yes", ...options],
    { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, WRANGLER_LOG: "log" } },
  );
  if (status === 0) return stdout;
  const output = `${stdout}${stderr}`;
  if (output.includes("no such table"))
    throw new Refusal("There is no database yet: run `npm start` first, or with --remote `npm run deploy`.");
  throw new Refusal(`The account was not changed:\n${output}`);
}

/** Runs SQL from a file, which no list of processes shows. Throws Refusal. */
export function execute(sql: string, where: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-admin-"));
  try {
    const file = join(folder, "admin.sql");
    writeFileSync(file, sql, { mode: 0o600 });
    run(["--file", file, ...where]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rows of a query. Throws Refusal. */
export function select<Row>(query: string, where: string[]): Row[] {
  const printed = run(["--json", "--command", query, ...where]);
  const [answer]: { results: Row[] }[] = JSON.parse(printed.slice(printed.indexOf("[")));
  return answer?.results ?? [];
}
