import { emailAddress } from "#schema/text.ts";
import { CommandError } from "#local/command-error.ts";
import { check } from "#local/settings.ts";
import { withDatabase } from "./admin-database.ts";
import { checkAdminPassword, createAdmin } from "./admins.ts";
import { askPassword } from "./ask-password.ts";
import { readArguments, runMain } from "#local/command.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run admin:create -- --email you@example.com [--require-two-step] [--remote [--env NAME]]";
const OPTIONS = {
  email: { type: "string" },
  "require-two-step": { type: "boolean", default: false },
  ...PLACE_OPTIONS,
} as const;

if (import.meta.main)
  await runMain(async (args) => {
    const { values } = readArguments({ args, options: OPTIONS }, USAGE);
    const { "require-two-step": needsTwoStep, ...place } = values;
    if (!values.email) throw new CommandError(`Whose account? ${USAGE}`);
    const email = check(emailAddress, values.email);
    const password = await checkAdminPassword(await askPassword(`Password for ${email}: `), email);
    await withDatabase(place, (run) => createAdmin(run, { email, password, needsTwoStep }));
    console.log(
      `${email} can sign in at /admin/login now${needsTwoStep ? ", and turns two-step verification on there first" : ""}.`,
    );
  });
