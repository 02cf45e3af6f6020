import { emailAddress } from "#schema/text.ts";
import { CommandError } from "#local/command-error.ts";
import { check, readEnvironment, readSettings } from "#local/settings.ts";
import { withDatabase } from "./admin-database.ts";
import { removeAdmin } from "./admins.ts";
import { readArguments, runMain } from "#local/command.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run admin:remove -- --email you@example.com [--remote [--env NAME]]";
const OPTIONS = { email: { type: "string" }, ...PLACE_OPTIONS } as const;

if (import.meta.main)
  await runMain(async (args) => {
    const { values } = readArguments({ args, options: OPTIONS }, USAGE);
    if (!values.email) throw new CommandError(`Whose account? ${USAGE}`);
    const email = check(emailAddress, values.email);
    const { wasThere, left } = await withDatabase(values, (run) => removeAdmin(run, email));
    if (!wasThere)
      throw new CommandError(`No admin has the address ${email}. \`npm run admin:list\` shows who there is.`);
    console.log(`${email} is no admin any more, and is signed out everywhere.`);
    // A start of this machine makes the admin of its settings where there is none.
    if (!values.remote && readSettings(readEnvironment()).admin?.email === email)
      console.warn(
        "The settings name this address (ADMIN_EMAIL, or SEED=demo): change them, or the next start makes the account again, with the password there.",
      );
    if (left === 0) console.log("Nobody is: `npm run admin:create` makes one.");
  });
