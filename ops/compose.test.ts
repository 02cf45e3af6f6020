import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "#local/testing/new-folder.ts";

/** Returns what the backup's container runs, with this folder as its volume. */
function loopOf(backups: string): string {
  const [, indented = ""] =
    /^ {2}backup:\n[^]*? - \|\n([^]*?)\n {4}volumes:/m.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  return indented.replaceAll("$$", () => "$").replaceAll("/backups", () => backups);
}

const TODAY = "2026-11-27";

/** Makes a volume, and a way to run the loop once: by a Node that fails, or one that makes a backup and says so. */
function newVolume() {
  const folder = newFolder();
  const [backups, programs] = [join(folder, "backups"), join(folder, "programs")];
  for (const one of [backups, programs]) mkdirSync(one);
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(programs, name), ["#!/bin/sh", ...lines, ""].join("\n"), { mode: 0o755 });
  // Its parent is the loop, which would go on for ever.
  write("sleep", "kill $PPID");
  write("date", `echo ${TODAY}`);
  const run = (does: "fails" | "works") => {
    const made = does === "fails" ? "exit 1" : 'touch "$to/manifest.json" && echo made';
    write("node", "for to; do :; done", 'mkdir -p "$to"', made);
    const PATH = `${programs}:${process.env.PATH}`;
    return spawnSync("sh", ["-c", loopOf(backups)], { env: { ...process.env, PATH }, encoding: "utf8" });
  };
  return { backups, run };
}

it("the container of backups makes one a day, and tries again in an hour where that failed", () => {
  const { backups, run } = newVolume();
  expect(run("fails")).toMatchObject({ stdout: "", stderr: "", signal: "SIGTERM" });
  expect(run("works")).toMatchObject({ stdout: "made\n", stderr: "" });
  expect(existsSync(join(backups, TODAY, "manifest.json"))).toBe(true);
  expect(run("works")).toMatchObject({ stdout: "", stderr: "" });
});

it("the container of backups keeps old ones where none has been made since", () => {
  const { backups, run } = newVolume();
  const old = join(backups, "2026-01-01");
  mkdirSync(old);
  const long = new Date(Date.now() - 40 * 86_400_000);
  utimesSync(old, long, long);
  run("fails");
  expect(existsSync(old)).toBe(true);
  run("works");
  expect(existsSync(old)).toBe(false);
});

it("the file of settings that the document has someone write is readable by its owner alone", () => {
  const folder = newFolder();
  const [line = ""] = /^.*nano \.env.*$/m.exec(readFileSync("docs/self-hosting.md", "utf8")) ?? [];
  const editing = `umask 22; ${line.replace("nano .env", "echo SMTP_URL= >> .env")}`;
  expect(spawnSync("sh", ["-c", editing], { cwd: folder, encoding: "utf8" })).toMatchObject({ stderr: "" });
  expect(statSync(join(folder, ".env")).mode & 0o777).toBe(0o600);
});
