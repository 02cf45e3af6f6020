import qrcode from "qrcode-terminal";
import { addressOf } from "./port.ts";
import { DEMO_PASSWORD, type Settings } from "./settings.ts";

const qrOf = (url: string): Promise<string> =>
  new Promise((resolve) => qrcode.generate(url, { small: true }, resolve));

const demo = (publicOrigin: string): string => `
  Demo accounts, password ${DEMO_PASSWORD}, at ${publicOrigin}/login:
    guide@example.com      Tour Guide, on trial
    operator@example.com   Tour Operator, active
    lapsed@example.com     Tour Guide, trial over`;

/** What a newcomer needs to know, printed when the app is ready. */
export async function printWelcome(settings: Settings, stripeUrl: string | undefined): Promise<void> {
  const { publicOrigin, seed, admin } = settings;
  const address = addressOf(settings);
  const profile = `${publicOrigin}/profile/marta-lisbon`;
  console.log(`\nLanyard is ready at ${address}`);
  if (publicOrigin !== address) console.log(`  Public address   ${publicOrigin}`);
  if (stripeUrl) console.log(`  Stripe stand-in  ${stripeUrl}`);
  if (seed === "demo") console.log(`  Demo profile     ${profile}\n${demo(publicOrigin)}`);
  if (admin) {
    const password = admin.password === DEMO_PASSWORD ? `      password ${DEMO_PASSWORD}` : "";
    console.log(`  Admin at ${publicOrigin}/admin/login:\n    ${admin.email}${password}`);
  }
  if (seed === "demo") console.log(`\n${await qrOf(profile)}`);
  for (const warning of settings.warnings) console.warn(`Warning: ${warning}`);
}
