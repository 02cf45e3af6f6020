import { parseArgs } from "node:util";
import { emailAddress } from "#schema/text.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { withDatabase } from "./admin-database.ts";
import { checkAdminPassword, createAdmin } from "./admins.ts";
import { askPassword } from "./ask-password.ts";
import { type Place, PLACE_OPTIONS } from "./open-stores.ts";

const USAGE = "npm run admin:create -- --email you@example.com [--require-two-step] [--remote [--env NAME]]";

type Arguments = Place & { email: string; needsTwoStep: boolean };

function readArguments(): Arguments {
  try {
    const options = {
      email: { type: "string" },
      "require-two-step": { type: "boolean", default: false },
      ...PLACE_OPTIONS,
    } as const;
    const { email, "require-two-step": needsTwoStep, remote, env } = parseArgs({ options }).values;
    if (!email) throw new Refusal(`Whose account? ${USAGE}`);
    return { email: check(emailAddress, email), needsTwoStep, remote, env };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

try {
  const { email, needsTwoStep, ...place } = readArguments();
  const password = await checkAdminPassword(await askPassword(`Password for ${email}: `), email);
  await withDatabase(place, (run) => createAdmin(run, { email, password, needsTwoStep }));
  console.log(
    `${email} can sign in at /admin/login now${needsTwoStep ? ", and turns two-step verification on there first" : ""}.`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
