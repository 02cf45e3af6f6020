import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { readArguments, runMain } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { readRelease } from "./release.ts";

/** Returns the file that holds the hash of what a build was made of. */
export const stampIn = (folder: string): string => join(folder, "inputs");

const STAMP = stampIn("dist");
const LOCK = "node_modules/.build-lock";
const INPUTS = [
  "{schema,locales,texts,payment-codes,worker,web,build}/**/*",
  "vite.config.ts",
  "wrangler.toml",
  "package*.json",
];
const isInput = (path: string) => !/\.test\.tsx?$|^(?:worker|web)\/testing\/|\/\.wrangler\//.test(path);

/** Hashes the names and contents of everything a build is made of. */
function hashInputs(): string {
  const hash = createHash("sha256");
  const files = globSync(INPUTS, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter(isInput);
  for (const path of paths.toSorted()) {
    const content = readFileSync(path);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Returns the environment without secrets: the plugin would write those it sees beside the bundle. */
function environment(): NodeJS.ProcessEnv {
  const rest = { ...process.env, WRANGLER_LOG: "error" };
  const secrets = Object.keys(rest).filter((name) => /^(?:SESSION_SECRET|STRIPE_|ADMIN_)/.test(name));
  for (const name of secrets) Reflect.deleteProperty(rest, name);
  return rest;
}

async function build(): Promise<void> {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
  const child = spawn(process.execPath, vite, { env: environment(), stdio: "inherit" });
  // A build that outlived this process would write beside the next one.
  const stop = () => child.kill();
  process.once("exit", stop);
  const [code] = await once(child, "exit");
  process.off("exit", stop);
  if (code !== 0) throw new CommandError("The build failed: see above");
  // The plugin copies a file with secrets there, which no one reads.
  rmSync("dist/lanyard/.dev.vars", { force: true });
}

async function buildWhatChanged(): Promise<void> {
  const inputs = hashInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === inputs) return;
  console.log("Building …");
  rmSync(STAMP, { force: true });
  await build();
  writeFileSync(STAMP, inputs);
}

/**
 * Builds the app in `dist` where its sources have changed, and copies it to the folder `target`, where the next build doesn't
 * disturb a server. Throws CommandError.
 */
export async function ensureBuild(target?: string): Promise<void> {
  const copy = () => {
    if (target === undefined) return;
    rmSync(target, { recursive: true, force: true });
    cpSync("dist", target, { recursive: true });
  };
  // A release is built, and its folder may be read-only.
  if (readRelease()) return copy();
  await withLock(LOCK, async () => {
    await buildWhatChanged();
    copy();
  });
}

// This is `npm run build`.
if (import.meta.main)
  await runMain(async (args) => {
    readArguments({ args }, "npm run build");
    await ensureBuild();
  });
