import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { openLocalStores } from "./backup/local-stores.ts";
import { makeBackup } from "./backup/make.ts";
import { openRemoteStores } from "./backup/remote-stores.ts";

// `npm run backup`: the database, the pictures and the list of deleted accounts in one folder.
const USAGE = "npm run backup -- --to DIR [--remote [--env NAME]]";

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const options = { to: text, remote: { type: "boolean", default: false }, env: text } as const;
    const { to, remote, env } = parseArgs({ options }).values;
    if (!to) throw new Refusal(`Where to? ${USAGE}`);
    return { to, remote, env };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

async function backUp(): Promise<void> {
  const { to, remote, env } = readArguments();
  const stores = remote
    ? await openRemoteStores(env)
    : await openLocalStores(readSettings(readEnvironment()).STATE_DIR);
  try {
    const missing = await makeBackup(stores, to);
    if (missing.length > 0)
      console.warn(`Not in the backup, for they aren't stored: ${missing.join(", ")}. See npm run audit.`);
  } finally {
    await stores.close();
  }
}

try {
  await backUp();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
