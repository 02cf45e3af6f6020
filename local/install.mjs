// This runs before every command, on whatever Node there is. It installs what package-lock.json names and generates the
// worker's types, where either is missing or out of date, and takes milliseconds where nothing is.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** A release is built: it needs the packages of a server alone. */
const isRelease = existsSync("release.json");
const LOCK_FILE = "package-lock.json";
/** npm's own record of a finished installation */
const INSTALLED = "node_modules/.package-lock.json";
const TYPES = "worker-configuration.d.ts";
const NODE = join("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

function fail(message) {
  console.error(message);
  process.exit(1);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isInstalled() {
  if (changedAt(INSTALLED) === 0) return false;
  const there = packagesIn(INSTALLED);
  return Object.entries(packagesIn(LOCK_FILE)).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === "" ||
      there[path]?.version === version ||
      (optional && there[path] === undefined) ||
      (isRelease && (dev || devOptional)),
  );
}

/** Runs npm by the Node it came with, not by the one in node_modules, which is replaced. Returns the exit code. */
function runNpm(cwd, ...args) {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd, stdio: "inherit" };
  return (
    npm ? spawnSync(node, [npm, ...args], options) : spawnSync("npm", args, { ...options, shell: true })
  ).status;
}

/** Installs beside node_modules and swaps the two, so that commands started at once, or killed, leave a whole one. */
function install() {
  console.log(`Installing what ${LOCK_FILE} names: about a minute, once …`);
  const folder = join(".wrangler", `install-${process.pid}`);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", LOCK_FILE, ".npmrc"]) cpSync(file, join(folder, file));
  if (
    runNpm(
      folder,
      "ci",
      isRelease ? "--omit=dev" : "--include=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ) !== 0
  )
    fail("The installation failed: see above.");
  if (isInstalled()) return;
  if (changedAt("node_modules") > 0) renameSync("node_modules", join(folder, "former"));
  renameSync(join(folder, "node_modules"), "node_modules");
}

function generateTypes() {
  const command = ["node_modules/wrangler/bin/wrangler.js", "types", "--strict-vars=false"];
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  const { status, stdout, stderr } = spawnSync(NODE, command, { encoding: "utf8", env });
  if (status !== 0) fail(`The worker's types could not be generated:\n${stdout}${stderr}`);
  utimesSync(TYPES, new Date(), new Date());
}

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Lanyard needs Node 20 or newer; this is ${process.version}.`);
if (!isInstalled()) install();
if (!isRelease && changedAt(TYPES) < Math.max(changedAt("wrangler.toml"), changedAt(INSTALLED))) {
  // The tools want a newer Node than many machines have: the package `node` brings it.
  if (!/^v(?:2[4-9]|[3-9]\d)\./.test(spawnSync(NODE, ["--version"], { encoding: "utf8" }).stdout ?? ""))
    fail("The package `node` lacks its program: run `npm rebuild node`, allowing its script.");
  generateTypes();
}
