// The commands of package.json run this with the arguments of a Node of their own, on whatever Node and shell there is:
// `node local/run.mjs local/start.ts --lan`.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import "./install.mjs";

// What this command and its processes load is compiled once, and found without detours: that is half of a start.
const QUICK = `--import=${new URL("quick-imports.mjs", import.meta.url).href}`;
const { NODE_OPTIONS = "" } = process.env;
if (!NODE_OPTIONS.includes(QUICK)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${QUICK}`.trim();
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

const NODE = resolve("node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const args = process.argv.slice(2);

/** Runs beside the command, passes signals on, and ends as it does. */
function accompany() {
  const child = spawn(NODE, args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    // A terminal sends an interruption to both.
    process.on(signal, () => (signal !== "SIGINT" || !process.stdin.isTTY ? child.kill(signal) : undefined));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

// One process instead of two, where the system and this Node can do that.
if (process.platform !== "win32" && process.execve) process.execve(NODE, [NODE, ...args], process.env);
else accompany();
