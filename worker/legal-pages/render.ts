import { loadLegalPage } from "#web/entry-server.tsx";
import type { AccountLanguage } from "#locales/languages.ts";
import { imprintPage } from "./imprint.ts";
import type { Facts, LegalName, LegalPage } from "./legal-page.ts";
import { privacyPage } from "./privacy.ts";
import { legalSpeech } from "./speech.ts";
import { termsPage } from "./terms.ts";

/** The day from which the texts are in force, ms since 1970. */
const IN_FORCE_SINCE = Date.UTC(2026, 10, 26);

const PAGES: Record<
  LegalName,
  { title: "Privacy" | "Terms" | "Imprint"; write: (facts: Facts) => LegalPage }
> = {
  privacy: { title: "Privacy", write: privacyPage },
  terms: { title: "Terms", write: termsPage },
  imprint: { title: "Imprint", write: imprintPage },
};

/** Renders a legal page as a complete HTML document. Its address names the language, except for English. */
export async function renderLegalPage(
  name: LegalName,
  { language, ...given }: Omit<Facts, "speech"> & { language: AccountLanguage },
): Promise<string> {
  const [speech, legal] = await Promise.all([legalSpeech(language), loadLegalPage()]);
  const { t, date, prose } = speech;
  const path = `/${name}`;
  const address = new URL(language === "en" ? path : `${path}?lang=${language}`, given.config.PUBLIC_ORIGIN);
  const { title, write } = PAGES[name];
  const { description, short, sections } = write({ ...given, speech });
  const binding = prose("This is a translation. <a>The English text</a> is binding.", {
    href: `${path}?lang=en`,
  });
  return legal.renderLegalPage({
    language,
    path,
    address: address.href,
    query: given.query,
    title: t(title),
    description,
    summary: short && { since: t("In force since {date}", { date: date(IN_FORCE_SINCE) }), short },
    binding: language === "en" ? "" : String(await binding),
    sections: await Promise.all(
      sections.map(async ({ id, title, body }) => ({ id, title, html: String(await body) })),
    ),
    t,
  });
}
