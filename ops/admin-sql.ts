import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "#local/refusal.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { openRemoteSite } from "./cloudflare/remote.ts";

/** A text in SQL. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Where a database is: on this machine, or of a deployed site, or of another of its environments. */
export type Place = { remote: boolean; env: string | undefined };

/** The options of a command that name the place. */
export const PLACE_OPTIONS = {
  remote: { type: "boolean", default: false },
  env: { type: "string" },
} as const;

/** Names the database to wrangler for as long as `use` needs it. Throws Refusal where there is none. */
export async function withDatabase<Result>(
  { remote, env }: Place,
  use: (where: string[]) => Result,
): Promise<Result> {
  if (!remote) return use(["--local", "--persist-to", readSettings(readEnvironment()).STATE_DIR]);
  const { configPath, close } = await openRemoteSite(env);
  try {
    return use(["--remote", "--config", configPath]);
  } finally {
    close();
  }
}

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
