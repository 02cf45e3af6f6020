import { html } from "hono/html";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { isBillingOn } from "../billing.ts";
import type { Facts, Html, LegalPage } from "./legal-page.ts";
import { hostedAt, isElsewhere } from "./hosted-at.ts";
import { contactLink, operatorCard } from "./operator.ts";
import { recipients } from "./recipients.ts";
import type { LegalSpeech } from "./speech.ts";
import { cookieTable, storedTable } from "./tables.ts";

/** Puts sentences beside each other, as the language does. */
const beside = ({ language }: LegalSpeech, sentences: Html[]): Html =>
  html`${sentences.map((sentence, at) => html`${at > 0 && !/^(?:ja|zh)/.test(language) && " "}${sentence}`)}`;

const guests = ({ config, speech }: Facts): Html => {
  const { t, prose } = speech;
  const isHere = isElsewhere(config);
  const where = hostedAt(config, speech);
  return html`<p>
      ${beside(speech, [
        prose("When you scan a badge, your phone asks us for one page."),
        isHere
          ? prose("Your phone’s network address is seen {where}, to answer it.", { where })
          : prose("Cloudflare sees your phone’s network address to answer it."),
        prose("Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page."),
      ])}
    </p>
    <p>
      ${beside(speech, [
        prose(
          "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, links, tours, reviews and sharing are pressed, and how often guests say that a way to tip worked or didn’t. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another.",
        ),
        isHere
          ? prose(
              "So that reloads don’t count again and again, the visits of a network address are counted for a minute, {where}.",
              { where },
            )
          : prose(
              "To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.",
            ),
      ])}
    </p>
    <p>
      ${t("If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.")}
    </p>
    <p>
      ${t("Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.")}
    </p>`;
};

const guides = ({ config, speech: { t, prose } }: Facts): Html =>
  html`<p>
      ${prose("We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.")}
    </p>
    <p>
      ${t("If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, texts, contact details and links are deleted, and only the operator can read the reviews about you. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.")}
    </p>
    <p>
      ${
        isBillingOn({ config })
          ? t(
              "We send e-mails only about your account: links you asked for, and what happens to your password, plan or page. Three kinds can be turned off: the one before a trial ends, the one about new reviews, and the one about your week.",
            )
          : t(
              "We send e-mails only about your account: links you asked for, and what happens to your password or page. Those about new reviews and about your week can be turned off.",
            )
      }
    </p>`;

const cookies = (isSecure: boolean, speech: LegalSpeech): Html =>
  html`<p>
      ${speech.t(
        "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.",
      )}
    </p>
    ${cookieTable(isSecure, speech)}
    <p>
      ${speech.t(
        "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.",
      )}
    </p>`;

const stored = ({ config, speech }: Facts): Html =>
  html`<p>
      ${speech.prose(
        "Each row says where something is kept and what allows us to (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.",
      )}
    </p>
    ${storedTable(config, speech)}`;

const rights = ({ config, speech }: Facts): Html => {
  const { t, prose, time } = speech;
  return html`<ul>
      <li>
        ${prose(
          "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).",
          { href: paths.account },
        )}
      </li>
      <li>${prose("<b>Correct it</b>: on your page and in your account, any time (Art. 16).")}</li>
      <li>
        ${prose(
          "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).",
          { time: time(DELETION_DAYS * DAY), href: paths.account },
        )}
      </li>
      <li>
        ${prose(
          "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).",
        )}
      </li>
    </ul>
    <p>
      ${prose("Guests, and everybody who prefers to write: {contact}. A person answers, within a month.", {
        contact: contactLink(config, speech),
      })}
    </p>
    <p>
      ${t(
        "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).",
      )}
    </p>
    <p>
      ${t("No decision about you is made by a machine alone, and no profile of you is made (Art. 22).")}
    </p>`;
};

/** Builds the privacy page: what is stored, where, how long and why, and who gets it. */
export const privacyPage = (facts: Facts): LegalPage => {
  const { config, isSecure, speech } = facts;
  const { t } = speech;
  return {
    description: t(
      "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.",
    ),
    short: [
      t("Guests need no account, and reading a page leaves no cookie."),
      t("Tips go from guest to guide. We never see the money."),
      t("Guides can download or delete everything, any time."),
      t("No advertising, no tracking, no selling."),
    ],
    sections: [
      { id: "who", title: t("Who answers for it"), body: operatorCard(config, speech) },
      { id: "guests", title: t("If you are a guest"), body: guests(facts) },
      { id: "guides", title: t("If you are a guide"), body: guides(facts) },
      { id: "cookies", title: t("Cookies"), body: cookies(isSecure, speech) },
      { id: "stored", title: t("What is stored, and how long"), body: stored(facts) },
      { id: "recipients", title: t("Who else sees it"), body: recipients(config, speech) },
      { id: "rights", title: t("Your rights"), body: rights(facts) },
    ],
  };
};
