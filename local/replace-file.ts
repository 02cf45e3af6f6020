import { globSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProcess } from "./processes.ts";

/**
 * Replaces a file in one step, for its owner's eyes only: a process killed at any moment leaves the old content or the
 * new one, and perhaps a draft.
 */
export function replaceFile(file: string, content: string): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Removes the drafts of processes that have ended. */
export function removeDrafts(folder: string): void {
  for (const draft of globSync("*.draft", { cwd: folder }))
    if (!describeProcess(Number(draft.split(".").at(-2)))) rmSync(join(folder, draft), { force: true });
}
