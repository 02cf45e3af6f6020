import { html } from "hono/html";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { isBillingOn } from "../billing.ts";
import type { Config } from "../env.ts";
import type { Facts, Html, LegalPage } from "./legal-page.ts";
import { contactLink, operatorCard } from "./operator.ts";
import { contentRules, reports } from "./reports.ts";
import type { LegalSpeech } from "./speech.ts";

const service = ({ t }: LegalSpeech): Html =>
  html`<p>
      ${t(
        "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and tours. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.",
      )}
    </p>
    <p>
      ${t(
        "These terms are the contract between the operator of this site, named below, and everybody who has an account. You must be old enough to conclude contracts. Keep your password to yourself, and your page truthful.",
      )}
    </p>`;

const money = ({ prose }: LegalSpeech): Html =>
  html`<p>
    ${prose(
      "<b>Guests pay guides directly</b>, through the services the guide has linked to. We are not a party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.",
    )}
  </p>`;

const trialOf = ({ TRIAL_DAYS }: Config, { t, time }: LegalSpeech): string =>
  TRIAL_DAYS > 0
    ? t(
        "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.",
        { time: time(TRIAL_DAYS * DAY) },
      )
    : t("A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.");

const subscription = (config: Config, speech: LegalSpeech): Html =>
  html`<p>${trialOf(config, speech)}</p>
    <p>
      ${speech.prose(
        "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.",
      )}
    </p>`;

const withdrawal = (config: Config, speech: LegalSpeech): Html =>
  html`<p>
    ${speech.prose(
      "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.",
      { contact: contactLink(config, speech) },
    )}
  </p>`;

const ending = ({ prose, time }: LegalSpeech): Html =>
  html`<p>
    ${prose(
      "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a serious reason; we then return what you have paid for and not received.",
      { time: time(DELETION_DAYS * DAY), href: paths.account },
    )}
  </p>`;

const liability = ({ t }: LegalSpeech): Html =>
  html`<p>
    ${t(
      "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.",
    )}
  </p>`;

const law = (config: Config, speech: LegalSpeech): Html =>
  html`<p>
      ${speech.t(
        "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.",
      )}
    </p>
    <p>
      ${speech.t(
        "If we change these terms, we tell account holders at least 30 days before; those who don’t agree can leave.",
      )}
    </p>
    ${operatorCard(config, speech)}`;

/** Builds the terms: the contract, in plain words. */
export const termsPage = ({ config, speech }: Facts): LegalPage => {
  const { t } = speech;
  return {
    description: isBillingOn({ config })
      ? t("The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.")
      : t("The terms of Lanyard: what it is, tips, content and reviews, liability."),
    short: [
      t("A page for your badge; you answer for what is on it."),
      t("Tips go from guest to guide. We never touch the money."),
      ...(isBillingOn({ config }) ? [t("The price is shown before you pay; cancel any time.")] : []),
      t("Report what shouldn’t be here: a person decides."),
    ],
    sections: [
      { id: "service", title: t("What this is"), body: service(speech) },
      { id: "tips", title: t("Tips and tours"), body: money(speech) },
      { id: "content", title: t("What may be on a page"), body: contentRules(speech) },
      { id: "reports", title: t("Reporting, and what happens then"), body: reports(config, speech) },
      ...(isBillingOn({ config })
        ? [
            { id: "subscription", title: t("Trial and subscription"), body: subscription(config, speech) },
            { id: "withdrawal", title: t("Withdrawal for consumers"), body: withdrawal(config, speech) },
          ]
        : []),
      { id: "ending", title: t("Leaving"), body: ending(speech) },
      { id: "liability", title: t("Liability"), body: liability(speech) },
      { id: "law", title: t("Law, changes, and who we are"), body: law(config, speech) },
    ],
  };
};
