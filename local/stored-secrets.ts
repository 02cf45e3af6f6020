import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configSchema } from "#worker/env.ts";
import { CommandError } from "./command-error.ts";
import { replaceFile } from "./replace-file.ts";
import { makeVapidKeys, type VapidKeys } from "./vapid-keys.ts";

const { SESSION_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = configSchema.shape;

/**
 * Returns the random secret of this name in a state folder, made when it is first asked for: 32 bytes in base64url. Throws
 * CommandError where the file holds something shorter than the worker takes.
 */
export function storedSecret(stateDir: string, name: string): string {
  const file = join(stateDir, name);
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (SESSION_SECRET.safeParse(stored).success) return stored;
  // A power cut can leave an empty file: no one has used its secret.
  if (stored !== "")
    throw new CommandError(`${file} is too short for a secret. Remove it: the next start makes a new one.`);
  const secret = randomBytes(32).toString("base64url");
  replaceFile(file, secret);
  return secret;
}

/** Returns the pair of keys for push services in a state folder, made when first asked for. Throws CommandError for a broken file. */
export function storedPushKeys(stateDir: string): VapidKeys {
  const file = join(stateDir, "push-keys.json");
  if (!existsSync(file)) replaceFile(file, JSON.stringify(makeVapidKeys()));
  try {
    const stored: VapidKeys = JSON.parse(readFileSync(file, "utf8"));
    VAPID_PUBLIC_KEY.parse(stored.VAPID_PUBLIC_KEY ?? null);
    VAPID_PRIVATE_KEY.parse(stored.VAPID_PRIVATE_KEY ?? null);
    return stored;
  } catch (cause) {
    throw new CommandError(`${file} can't be read. Remove it: the next start makes a new pair.`, { cause });
  }
}
