import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configSchema } from "#worker/env.ts";
import { Refusal } from "./refusal.ts";
import { replaceFile } from "./replace-file.ts";

/**
 * The random secret of this name in a state folder, made when it is first asked for: 32 bytes in base64url. Throws
 * Refusal where the file holds something shorter than the worker takes.
 */
export function keptSecret(stateDir: string, name: string): string {
  const file = join(stateDir, name);
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (configSchema.shape.SESSION_SECRET.safeParse(known).success) return known;
  // A power cut can leave an empty file: nobody has used its secret.
  if (known !== "")
    throw new Refusal(`${file} is too short for a secret. Remove it: the next start makes a new one.`);
  const secret = randomBytes(32).toString("base64url");
  replaceFile(file, secret);
  return secret;
}
