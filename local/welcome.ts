import { renderUnicodeCompact } from "uqr";
import packageFile from "#package.json" with { type: "json" };
import { addressOf, isOpen } from "./port.ts";
import { DEMO_PASSWORD } from "#demo/people.ts";
import type { Settings } from "./settings.ts";

/** Prints addresses, accounts and the demo profile's QR code, once the app is served. */
export function printWelcome(
  settings: Settings,
  { stripeUrl, mailboxUrl }: { stripeUrl: string | undefined; mailboxUrl: string | undefined },
): void {
  const { HOST, PORT, PUBLIC_ORIGIN, SEED, admin } = settings;
  const address = addressOf(HOST, PORT);
  const profile = `${PUBLIC_ORIGIN}/profile/marta-lisbon`;
  console.log(`\nLanyard is ready at ${address}`);
  console.log(`  Version          ${packageFile.version}`);
  if (PUBLIC_ORIGIN !== address) console.log(`  Public address   ${PUBLIC_ORIGIN}`);
  if (stripeUrl) console.log(`  Stripe stand-in  ${stripeUrl}`);
  if (mailboxUrl) console.log(`  Mailbox          ${mailboxUrl}`);
  if (settings.SMTP_URL) console.log(`  E-mails by       ${settings.SMTP_URL.host}`);
  if (SEED === "demo")
    console.log(`  Demo profile     ${profile}

  Demo accounts, password ${DEMO_PASSWORD}, at ${PUBLIC_ORIGIN}/login:
    guide@example.com      Tour Guide, on trial
    operator@example.com   Tour Operator, active
    lapsed@example.com     Tour Guide, trial over
    saopaulo@example.com   Tour Guide in São Paulo, on trial
    bangkok@example.com    Tour Guide in Bangkok, on trial`);
  if (admin) {
    const password = admin.password === DEMO_PASSWORD ? `      password ${DEMO_PASSWORD}` : "";
    console.log(`  Admin at ${PUBLIC_ORIGIN}/admin/login:\n    ${admin.email}${password}`);
  }
  if (SEED === "demo") console.log(`\n${renderUnicodeCompact(profile, { ecc: "L", border: 2 })}`);
  if (SEED === "demo" && !isOpen(HOST))
    console.log("A phone in this network can scan it after: npm start -- --lan");
  for (const warning of settings.warnings) console.warn(`Warning: ${warning}`);
}
