/** T26: what is delivered has no known hole, no secret, no source map and no code of tests. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { ensureBuild } from "../local/build.ts";
import { NOT_MEASURED, report } from "./report.ts";

/** Keys as their makers write them, and private keys, whose first line alone libraries have. */
const SECRET =
  /\b(?:sk|rk)_live_[0-9a-zA-Z]{16,}|\bwhsec_[0-9a-zA-Z]{24,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[0-9A-Za-z]{36}\b|\bxox[abp]-[0-9A-Za-z-]{20,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\s|\\[nr])*[0-9A-Za-z+/]{32}/;
const HONO = [4, 13, 5];

const faults: string[] = [];

const audit = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
type Audit = { metadata?: { vulnerabilities: Record<string, number> } };
const { metadata }: Audit = JSON.parse(audit.stdout || "{}");
const { high = 0, critical = 0 } = metadata?.vulnerabilities ?? {};
if (high + critical > 0) faults.push(`npm audit: ${high} high, ${critical} critical`);
const audited = metadata
  ? "npm audit: 0 high, 0 critical"
  : "the registry couldn't be asked for known holes (npm audit)";

const hono: { version: string } = JSON.parse(readFileSync("node_modules/hono/package.json", "utf8"));
const [major = 0, minor = 0, patch = 0] = hono.version.split(".").map(Number);
const isNewEnough =
  [major - (HONO[0] ?? 0), minor - (HONO[1] ?? 0), patch - (HONO[2] ?? 0)].find((n) => n !== 0) ?? 0;
if (isNewEnough < 0) faults.push(`hono ${hono.version}`);

await ensureBuild();
const built = globSync("dist/**/*").filter((file) => /\.(?:js|mjs|json|css|html|map)$/.test(file));
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
for (const file of [...tracked, ...built].filter(
  (name) => !/\.(?:png|jpe?g|webp|gif|woff2?|pdf)$/.test(name),
))
  if (SECRET.test(readFileSync(file, "utf8"))) faults.push(`${file} holds a secret`);
for (const file of built) {
  const text = file.endsWith(".map") ? "" : readFileSync(file, "utf8");
  // The worker's own maps aren't delivered: they show where a failure of its log was.
  if (
    file.startsWith("dist/client/") &&
    (file.endsWith(".map") || /sourceMappingURL=(?!data:,)\S+\.map/.test(text))
  )
    faults.push(`${file} is or names a source map`);
  if (/worker\/testing|vitest|cloudflare:test/.test(text)) faults.push(`${file} holds code of tests`);
}

report(
  "T26",
  `${audited}; hono ${hono.version}; ${tracked.length} files of the repository and ${built.length} of the build: ${faults.length} faults${faults
    .slice(0, 10)
    .map((one) => `; ${one}`)
    .join("")}`,
  faults.length === 0 && !metadata ? NOT_MEASURED : faults.length === 0,
);
