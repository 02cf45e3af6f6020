import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { withDatabase } from "./admin-database.ts";
import { listAdmins } from "./admins.ts";
import { type Place, PLACE_OPTIONS } from "./open-stores.ts";

const USAGE = "npm run admin:list -- [--remote [--env NAME]]";

function readPlace(): Place {
  try {
    return parseArgs({ options: PLACE_OPTIONS }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

try {
  const lines = await withDatabase(readPlace(), listAdmins);
  for (const line of lines) console.log(line);
  console.log(lines.length === 1 ? "1 admin" : `${lines.length} admins`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
