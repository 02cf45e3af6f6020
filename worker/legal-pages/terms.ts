import { html } from "hono/html";
import type { Config } from "../env.ts";
import { BRAND } from "../mail/brand.ts";
import { DAY, inWords } from "./durations.ts";
import type { Facts, Html, LegalPage } from "./legal-page.ts";
import { contact, operatorCard } from "./operator.ts";
import { contentRules, reports } from "./reports.ts";
import { GRACE } from "./stored-line.ts";

const service = html`<p>
    ${BRAND} gives a tour guide a public page and a QR code that leads to it, with contact, links for tips,
    reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is
    free and needs no account.
  </p>
  <p>
    These terms are the contract between the operator of this site, named below, and whoever has an account.
    You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.
  </p>`;

const money = html`<p>
  <b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take
  no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is
  with the guide or operator.
</p>`;

const trialOf = ({ TRIAL_DAYS }: Config): string =>
  TRIAL_DAYS > 0
    ? `An account begins with a free trial of ${inWords(TRIAL_DAYS * DAY)}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.`
    : "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.";

const subscription = (config: Config): Html =>
  html`<p>${trialOf(config)}</p>
    <p>
      A subscription is concluded and paid at Stripe.
      <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you
      cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the
      end of the period you have paid for. If a price changes, we tell you before it applies to you, and you
      can leave.
    </p>`;

const withdrawal = (config: Config): Html =>
  html`<p>
    If you are a consumer in the European Union, you can withdraw from the subscription within
    <b>14 days</b> of concluding it, without giving a reason. A clear message to ${contact(config)} before
    they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked
    us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the
    law gives you stay as they are.
  </p>`;

const ending = html`<p>
  You can delete your account any time in <a class="link" href="/account">Account</a>: pages are hidden and
  the subscription ends at once; for ${GRACE} you can change your mind, then everything is deleted. We may end
  a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is
  returned then.
</p>`;

const liability = html`<p>
  We run the site with care, but can’t promise that it is always there. We are liable without limit for intent
  and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For
  slight negligence we are liable only where we break a duty that the contract rests on, and then for the
  damage that was to be expected. For what guides and guests put up we are liable as the law says: once we
  know that it is unlawful we act.
</p>`;

const law = (config: Config): Html =>
  html`<p>
      The law of the operator’s seat applies. Consumers keep the protection that the law of the country they
      live in gives them, and can go to the courts there. We take part in no dispute settlement before a
      consumer arbitration board unless the law obliges us to.
    </p>
    <p>
      If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.
    </p>
    ${operatorCard(config)}`;

/** The contract, in plain words. */
export const terms = ({ config }: Facts): Omit<LegalPage, "title"> => ({
  description: `The terms of ${BRAND}: what it is, tips, content and reviews, trial and subscription, liability.`,
  short: [
    "A page for your badge; you answer for what is on it.",
    "Tips go from guest to guide. We never touch the money.",
    "The price is shown before you pay; cancel any time.",
    "Report what shouldn’t be here: a person decides.",
  ],
  sections: [
    { id: "service", title: "What this is", body: service },
    { id: "tips", title: "Tips and tours", body: money },
    { id: "content", title: "What may be on a page", body: contentRules },
    { id: "reports", title: "Reporting, and what happens then", body: reports(config) },
    { id: "subscription", title: "Trial and subscription", body: subscription(config) },
    { id: "withdrawal", title: "Withdrawal for consumers", body: withdrawal(config) },
    { id: "ending", title: "Leaving", body: ending },
    { id: "liability", title: "Liability", body: liability },
    { id: "law", title: "Law, changes, and who we are", body: law(config) },
  ],
});
