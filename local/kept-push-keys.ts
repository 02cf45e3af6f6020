import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configSchema } from "#worker/env.ts";
import { makeVapidKeys, type VapidKeys } from "./vapid-keys.ts";
import { Refusal } from "./refusal.ts";
import { replaceFile } from "./replace-file.ts";

/** The pair of keys for push services in a state folder, made when it is first asked for. Throws Refusal for a broken file. */
export function keptPushKeys(stateDir: string): VapidKeys {
  const file = join(stateDir, "push-keys.json");
  if (!existsSync(file)) {
    const keys = makeVapidKeys();
    replaceFile(file, JSON.stringify(keys));
    return keys;
  }
  try {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = configSchema.shape;
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return {
      VAPID_PUBLIC_KEY: VAPID_PUBLIC_KEY.parse(kept.VAPID_PUBLIC_KEY) ?? "",
      VAPID_PRIVATE_KEY: VAPID_PRIVATE_KEY.parse(kept.VAPID_PRIVATE_KEY) ?? "",
    };
  } catch (cause) {
    throw new Refusal(`${file} can't be read. Remove it: the next start makes a new pair.`, { cause });
  }
}
