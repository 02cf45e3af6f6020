import { withDatabase } from "./admin-database.ts";
import { listAdmins } from "./admins.ts";
import { readArguments, runMain } from "#local/command.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run admin:list -- [--remote [--env NAME]]";

if (import.meta.main)
  await runMain(async (args) => {
    const { values: place } = readArguments({ args, options: PLACE_OPTIONS }, USAGE);
    const lines = await withDatabase(place, listAdmins);
    for (const line of lines) console.log(line);
    console.log(lines.length === 1 ? "1 admin" : `${lines.length} admins`);
  });
