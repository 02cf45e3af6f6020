import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file that only this process writes, in one step and readable by its owner alone: a process that is killed
 * leaves the old content or the new one, and perhaps a draft, which the next replacement overwrites.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}
