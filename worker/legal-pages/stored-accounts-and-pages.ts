import { HANDLE_LIFE_MS } from "../handles/handles.ts";
import { LINK_LIFE_MS } from "../mail/link-tokens.ts";
import { type TableLine, untilErased, withAccount } from "./stored-line.ts";

const where = "Cloudflare D1";

/** The data of accounts and their pages. */
export const STORED_OF_ACCOUNTS_AND_PAGES: readonly TableLine[] = [
  {
    tables: ["users"],
    what: "Accounts",
    holds:
      "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether e-mails to the address bounce, which e-mails you want, in which week you got the last one about your week, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.",
    why: "To let you in, to bill you, to reach you.",
    basis: "contract",
    where,
    until: untilErased,
  },
  {
    tables: ["guides", "review_platforms", "tours", "guide_tours"],
    what: "Pages and tours",
    holds:
      "What guides and operators put on their pages: name, what guests call them, texts with their languages and translations, languages spoken, a guide’s licence and when we checked it, contact, links for tips, who gets the tips, links to reviews elsewhere, tours, the guide’s code in the operator’s booking system, whether search engines may show the page, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. Except for what follows the time zone, it is public while the page is: that is its purpose.",
    why: "To show the page.",
    basis: "contract",
    where,
    until: withAccount,
  },
  {
    tables: ["guide_editors"],
    what: "Editors",
    holds:
      "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.",
    why: "To let guides edit the page that an operator pays for.",
    basis: "contract",
    where,
    until: ({ t, time }) =>
      t(
        "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour",
        { time: time(LINK_LIFE_MS.join) },
      ),
  },
  {
    tables: ["handles"],
    what: "Page addresses",
    holds:
      "A hash of each address a guide has chosen, and whose it is; the address itself is kept with the page.",
    why: "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.",
    basis: "contract",
    where,
    until: ({ t, time }) =>
      t(
        "{time} after it was given up, or after the page’s deletion; from then on without saying whose it was",
        { time: time(HANDLE_LIFE_MS) },
      ),
  },
  {
    tables: ["web_links"],
    what: "Links of a guide’s own",
    holds:
      "Addresses that guides want guests to see, what they call them, and until which day they are shown.",
    why: "To show the page.",
    basis: "contract",
    where,
    until: withAccount,
  },
  {
    tables: ["payment_ways"],
    what: "Ways to be tipped",
    holds:
      "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.",
    why: "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.",
    basis: "contract",
    where,
    until: withAccount,
  },
];
