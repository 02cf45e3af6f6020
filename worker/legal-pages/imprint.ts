import { html } from "hono/html";
import type { Facts, LegalPage } from "./legal-page.ts";
import { operatorCard } from "./operator.ts";

/** Builds the imprint: who runs this site. */
export const imprintPage = ({ config, speech, query }: Facts): LegalPage => {
  const { t, prose } = speech;
  return {
    description: t("Who runs this Lanyard site and how to reach them."),
    sections: [
      { id: "operator", title: t("Who runs this site"), body: operatorCard(config, speech) },
      {
        id: "content",
        title: t("Who is responsible for what"),
        body: html`<p>
            ${prose(
              "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.",
              { href: `/terms${query}#reports` },
            )}
          </p>
          <p>${prose("How we handle personal data is in <a>Privacy</a>.", { href: `/privacy${query}` })}</p>`,
      },
    ],
  };
};
