import { html } from "hono/html";
import type { Config } from "../env.ts";
import { vapidOf } from "../push/transport.ts";
import { isBillingOn } from "../billing.ts";
import { hostedAt, isElsewhere } from "./hosted-at.ts";
import { turnstileOf } from "../reviews/turnstile.ts";
import type { Html } from "./legal-page.ts";
import type { LegalSpeech } from "./speech.ts";

/** Says who sends the e-mails of this site. */
function mailService(config: Config, { prose }: LegalSpeech): Html {
  const { MAIL_FROM, MAIL_API_URL, SMTP_HOST } = config;
  // A machine without a mail server keeps e-mails in its mailbox.
  const isKept = isElsewhere(config) && !MAIL_API_URL && !SMTP_HOST;
  if (MAIL_FROM === "off" || isKept) return prose("This site sends no e-mail.");
  const service = MAIL_API_URL ? new URL(MAIL_API_URL).hostname : (SMTP_HOST ?? "Cloudflare Email Service");
  return prose("<b>{service}</b> sends our e-mails. It gets your address and what we write.", { service });
}

/** Says who else gets personal data, and where they are. */
export const recipients = (config: Config, speech: LegalSpeech): Html => {
  const { t, prose, language } = speech;
  const gap = /^(?:ja|zh)/.test(language) ? "" : " ";
  return html`<ul>
      <li>
        ${
          isElsewhere(config)
            ? prose("The pages are delivered, and everything in the table above is stored, {where}.", {
                where: hostedAt(config, speech),
              })
            : prose(
                "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.",
              )
        }
      </li>
      ${
        isBillingOn({ config }) &&
        html`<li>
          ${prose(
            "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and the number of their Lanyard account from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.",
          )}
        </li>`
      }
      <li>${mailService(config, speech)}</li>
      ${
        turnstileOf(config)
          ? html`<li>
              ${prose(
                "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.",
              )}
            </li>`
          : ""
      }
      ${
        vapidOf({ config })
          ? html`<li>
              ${prose(
                "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notifications to the devices on which guides have asked for them. They can’t read them.",
              )}
            </li>`
          : ""
      }
      <li>
        ${prose(
          "<b>Google Translate</b> gets the text of a guide or a guest once you press “Translate” beside it, with your network address, as any site you visit does. Nothing is sent before.",
        )}
      </li>
      <li>${t("Nobody else. No advertising, no analytics service, no selling.")}</li>
    </ul>
    <p>
      ${!isElsewhere(config) && html`${t("Cloudflare and Stripe work in many countries.")}${gap}`}
      ${t(
        "Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.",
      )}
    </p>`;
};
