import type { CloudflareApi } from "../cloudflare/api.ts";
import { runStatement } from "../cloudflare/database.ts";
import type { Site } from "../cloudflare/site.ts";

const STATE = `SELECT
  EXISTS (SELECT 1 FROM admins) AS hasAdmin,
  EXISTS (SELECT 1 FROM stripe_events) AS hasHeardStripe`;

/** Lists what a person still has to do for a deployed site, a line each. */
export async function leftToDo(api: CloudflareApi, site: Site, databaseId: string): Promise<string[]> {
  const { vars, environment, routes, settingsFile } = site;
  const [state] = await runStatement(api, databaseId, STATE);
  const forSite = environment === undefined ? "" : ` --env ${environment}`;
  const has = (name: string) => String(vars[name] ?? "").trim() !== "";
  return [
    !state?.hasAdmin && `The first admin: npm run admin:create -- --email you@example.com --remote${forSite}`,
    vars.BILLING !== "off" &&
      !state?.hasHeardStripe &&
      `Stripe: no message has come yet. Its webhook endpoint must be ${String(vars.PUBLIC_ORIGIN)}/api/webhooks/stripe.`,
    vars.MAIL_FROM === "off" &&
      `E-mails: npx wrangler email sending enable mail.example.com, then MAIL_FROM in ${settingsFile}. Without them only an admin replaces a lost password, by a sign-in link.`,
    !has("VAPID_PUBLIC_KEY") && "Notices on guides' devices: npm run push:keys.",
    !["LEGAL_NAME", "LEGAL_ADDRESS", "CONTACT_EMAIL"].every(has) &&
      `Who runs the site: LEGAL_NAME, LEGAL_ADDRESS and CONTACT_EMAIL in ${settingsFile}.`,
    routes?.length
      ? 'Plain http: turn "Always Use HTTPS" on for the domain, once.'
      : `A domain of the site's own: routes and PUBLIC_ORIGIN in ${settingsFile}, before anybody prints a code.`,
  ].filter((line) => line !== false);
}
