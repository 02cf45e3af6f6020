import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The random secret of this name in a state folder, made when it is first asked for: 32 bytes in base64url. */
export function keptSecret(stateDir: string, name: string): string {
  const file = join(stateDir, name);
  try {
    const secret = readFileSync(file, "utf8");
    if (secret !== "") return secret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const secret = randomBytes(32).toString("base64url");
  mkdirSync(stateDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  renameSync(draft, file);
  return secret;
}
