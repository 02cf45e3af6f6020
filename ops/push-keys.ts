import { readArguments, runMain } from "#local/command.ts";
import { makeVapidKeys } from "#local/vapid-keys.ts";

await runMain(async (args) => {
  readArguments({ args }, "npm run push:keys");
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = makeVapidKeys();
  console.log(`VAPID_PUBLIC_KEY=${VAPID_PUBLIC_KEY}
VAPID_PRIVATE_KEY=${VAPID_PRIVATE_KEY}

For \`npm start\` both are settings: two lines of .dev.vars, or of .env beside compose.yaml.
On Cloudflare the first is a variable (wrangler.toml, [vars]), the second a secret: npx wrangler secret put VAPID_PRIVATE_KEY.
Devices that agreed to be told of reviews know the first: with another pair each has to agree again.`);
});
