/** T30: watches the anonymous memory of every process of a backup and its restore, with the closing audit. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { populate } from "../bench/population.ts";
import { report } from "./report.ts";

/** 1,000,000 are the figure of docs/capacity.md; a fifth of it took 1.8 GB where nothing streamed. */
const REVIEWS = Number(process.env.REVIEWS ?? 200_000);
const MOST_MB = 512;
const EVERY_MS = 50;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
/** Node's flags in a command of package.json, and its file */
const argumentsOf = (name: string): string[] => scripts[name]?.split(" ").slice(2) ?? [];

/** Returns the anonymous memory of a process, kB; 0 for one that has ended. */
function memoryOf(pid: string): number {
  try {
    return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Returns a process and all it has started. */
function familyOf(pid: string): string[] {
  try {
    const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
      readFileSync(file, "utf8").split(" ").filter(Boolean),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    return [pid];
  }
}

/** Runs a command to its end. Returns the most that one of its processes held, MB. Throws where it fails. */
async function peakOf(name: string, args: string[], stateDir: string): Promise<number> {
  const child = spawn(process.execPath, [...argumentsOf(name), ...args], {
    env: { ...process.env, STATE_DIR: stateDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, ...familyOf(String(child.pid)).map(memoryOf));
  }, EVERY_MS);
  const [code] = await once(child, "exit");
  clearInterval(watch);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}`);
  return Math.round(most / 1024);
}

const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
try {
  const [site, backup] = [join(folder, "site"), join(folder, "backup")];
  await populate(site, { users: REVIEWS / 100, guides: REVIEWS / 50, reviews: REVIEWS });
  const backed = await peakOf("backup", ["--to", backup], site);
  const restored = await peakOf("restore", ["--from", backup, "--to", join(folder, "restored")], site);
  const size = Math.round(statSync(join(backup, "database.sql")).size / 2 ** 20);
  const figure = `${REVIEWS} reviews, ${size} MB of SQL: a backup held ${backed} MB, its restore with the audit ${restored} MB`;
  report("T30", figure, backed > 0 && Math.max(backed, restored) < MOST_MB);
} finally {
  rmSync(folder, { recursive: true });
}
