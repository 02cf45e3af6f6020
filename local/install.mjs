// Runs before every command, on whatever Node there is: installs what package-lock.json names and generates the
// worker's types, where either is missing or out of date. Silent and quick when nothing is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const INSTALLED = "node_modules/.lanyard-installed";
const TYPES = "worker-configuration.d.ts";
const TYPED = "node_modules/.lanyard-types";
const LOCK = ".wrangler/installing";

const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};
const hash = (...parts) => createHash("sha256").update(parts.join("\0")).digest("hex");
const wanted = hash(process.platform, process.arch, read("package-lock.json"));
const wantedTypes = hash(wanted, read("wrangler.toml"));

const isInstalled = () => read(INSTALLED) === wanted;
const isTyped = () => read(TYPED) === wantedTypes && read(TYPES) !== undefined;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Whether npm has finished installing this very lock file, by its own record: then it needn't be done again. */
function isInstalledByHand() {
  const done = read("node_modules/.package-lock.json");
  if (done === undefined) return false;
  const there = JSON.parse(done).packages;
  return Object.entries(JSON.parse(read("package-lock.json")).packages).every(
    ([path, { version, optional }]) =>
      path === "" || there[path]?.version === version || (optional && there[path] === undefined),
  );
}

function install() {
  if (isInstalledByHand()) return;
  console.log("Installing what package-lock.json names …");
  // npm's own Node, not ours: that may be the one in node_modules, which goes.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(node, [npm, ...options], { stdio: "inherit" })
    : spawnSync("npm", options, { stdio: "inherit", shell: true });
  if (status !== 0) fail("The installation failed: see above.");
}

/** The tools want a newer Node than many machines have: the package `node` brings one along. */
function requireNode() {
  const { stdout } = spawnSync("node_modules/.bin/node", ["--version"], { encoding: "utf8" });
  if (!/^v(?:2[4-9]|[3-9]\d)\./.test(stdout ?? ""))
    fail(
      "The package `node` was installed without its program. Run `npm rebuild node`, allowing its script.",
    );
}

function generateTypes() {
  const command = ["node_modules/wrangler/bin/wrangler.js", "types", "--strict-vars=false"];
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/node", command, {
    encoding: "utf8",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  if (status !== 0) fail(`The worker's types could not be generated:\n${stdout}${stderr}`);
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Waits for another installation in this folder; takes over from one that was killed. */
function takeLock() {
  const mine = `${LOCK}.${process.pid}`;
  mkdirSync(dirname(LOCK), { recursive: true });
  writeFileSync(mine, String(process.pid));
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let told = false, taken = false; !taken;) {
    try {
      linkSync(mine, LOCK);
      taken = true;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = read(LOCK);
      if (holder !== undefined && !isRunning(Number(holder))) rmSync(LOCK, { force: true });
      else if (!told) console.log(`Waiting for another installation in this folder (process ${holder}) …`);
      told = true;
      Atomics.wait(pause, 0, 0, 200);
    }
  }
  rmSync(mine);
}

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Lanyard needs Node 20 or newer; this is ${process.version}.`);

if (!isInstalled() || !isTyped()) {
  takeLock();
  process.on("exit", () => rmSync(LOCK, { force: true }));
  if (!isInstalled()) {
    install();
    requireNode();
    writeFileSync(INSTALLED, wanted);
  }
  if (!isTyped()) {
    generateTypes();
    writeFileSync(TYPED, wantedTypes);
  }
}
