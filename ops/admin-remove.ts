import { parseArgs } from "node:util";
import { emailAddress } from "#schema/text.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { withDatabase } from "./admin-database.ts";
import { removeAdmin } from "./admins.ts";
import { type Place, PLACE_OPTIONS } from "./open-stores.ts";

const USAGE = "npm run admin:remove -- --email you@example.com [--remote [--env NAME]]";

function readArguments(): Place & { email: string } {
  try {
    const { email, remote, env } = parseArgs({
      options: { email: { type: "string" }, ...PLACE_OPTIONS },
    }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), remote, env };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

try {
  const { email, ...place } = readArguments();
  const { wasThere, left } = await withDatabase(place, (run) => removeAdmin(run, email));
  if (!wasThere)
    throw new Refusal(`No admin has the address ${email}. \`npm run admin:list\` shows who there is.`);
  console.log(`${email} is no admin any more, and is signed out everywhere.`);
  if (left === 0) console.log("Nobody is: `npm run admin:create` makes one.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
