import { CommandError } from "#local/command-error.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { openLocalStores } from "./backup/local-stores.ts";
import { makeBackup } from "./backup/make.ts";
import { openThere } from "./backup/open-there.ts";
import { readArguments, runMain } from "#local/command.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run backup -- --to DIR [--remote [--env NAME]]";
const OPTIONS = { to: { type: "string" }, ...PLACE_OPTIONS } as const;

/** Puts the database, the pictures and the list of deleted accounts into one folder. Throws CommandError. */
export async function backUp(args: string[]): Promise<void> {
  const { to, remote, env } = readArguments({ args, options: OPTIONS }, USAGE).values;
  if (!to) throw new CommandError(`Where to? ${USAGE}`);
  const stores = remote
    ? await openThere(env)
    : await openLocalStores(readSettings(readEnvironment()).STATE_DIR);
  try {
    const missing = await makeBackup(stores, to);
    if (missing.length > 0)
      console.warn(`Not in the backup, for they aren't stored: ${missing.join(", ")}. See npm run audit.`);
  } finally {
    await stores.close();
  }
}

if (import.meta.main) await runMain(backUp);
