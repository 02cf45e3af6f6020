import { html } from "hono/html";
import { DAY } from "#schema/durations.ts";
import { HELD_DAYS } from "#schema/case-states.ts";
import type { Config } from "../env.ts";
import type { Html } from "./legal-page.ts";
import { contactLink } from "./operator.ts";
import type { LegalSpeech } from "./speech.ts";

/**
 * Says what may not be on the site, how it is reported, and how a report is decided, as the Digital Services Act
 * requires.
 */
export const contentRules = ({ t, prose, time }: LegalSpeech): Html =>
  html`<p>
      ${t(
        "Pages, pictures, tours and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.",
      )}
    </p>
    <p>
      ${prose(
        "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that arrive with many others at once are held: a person looks at them, and what nobody hides is published after {time}. Stars make no difference.",
        { time: time(HELD_DAYS * DAY) },
      )}
    </p>
    <p>
      ${t(
        "We hide or remove what breaks the law or these rules. Anyone who does so again and again, or gravely, can lose their account. A person decides, never a machine alone.",
      )}
    </p>`;

/** Says whom to contact, how a notice is made and decided, and that every decision has a statement of reasons. */
export const reports = (config: Config, speech: LegalSpeech): Html => {
  const { t, prose } = speech;
  return html`<p>
      ${prose(
        "A review has ‘Report’ below it, and a page ‘Report this page’ at its foot. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.",
        { contact: contactLink(config, speech) },
      )}
    </p>
    <ul>
      <li>
        ${t(
          "We confirm that your report has arrived, decide without delay and with care, and tell you what we decided.",
        )}
      </li>
      <li>
        ${t(
          "We tell whoever put it up what we did and why: what is affected, the facts, the law or the rule, and how to object.",
        )}
      </li>
      <li>
        ${t(
          "Both sides can object by answering; a person looks again. Courts remain open to you in any case.",
        )}
      </li>
    </ul>
    <p>
      ${t(
        "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).",
      )}
    </p>`;
};
