import { html } from "hono/html";
import { BRAND } from "../mail/brand.ts";
import type { Facts, LegalPage } from "./legal-page.ts";
import { operatorCard } from "./operator.ts";

/** Who runs this site. */
export const imprint = ({ config }: Facts): Omit<LegalPage, "title"> => ({
  description: `Who runs this ${BRAND} site and how to reach them.`,
  sections: [
    {
      id: "operator",
      title: "Who runs this site",
      body: operatorCard(config),
    },
    {
      id: "content",
      title: "Who is responsible for what",
      body: html`<p>
          We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to
          are the guide’s own; guests write the reviews. If something there is against the law, tell us at the
          address above: how that works is in the <a class="link" href="/terms#reports">terms</a>.
        </p>
        <p>How we handle personal data is in <a class="link" href="/privacy">Privacy</a>.</p>`,
    },
  ],
});
