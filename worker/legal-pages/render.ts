import type { AccountLanguage } from "#locales/languages.ts";
import { imprintPage } from "./imprint.ts";
import { layOutLegalPage, LEGAL_TITLES, type LegalName } from "./layout.ts";
import type { Facts, LegalPage } from "./legal-page.ts";
import { privacyPage } from "./privacy.ts";
import { legalSpeech } from "./speech.ts";
import { termsPage } from "./terms.ts";

const PAGES: Record<LegalName, (facts: Facts) => Omit<LegalPage, "title">> = {
  privacy: privacyPage,
  terms: termsPage,
  imprint: imprintPage,
};

/** Renders a legal page as a complete HTML document. Its address names the language, except for English. */
export async function renderLegalPage(
  name: LegalName,
  { language, ...given }: Omit<Facts, "speech"> & { language: AccountLanguage },
): Promise<string> {
  const speech = await legalSpeech(language);
  const facts = { ...given, speech };
  const path = language === "en" ? `/${name}` : `/${name}?lang=${language}`;
  const address = new URL(path, given.config.PUBLIC_ORIGIN).href;
  const page = { title: speech.say(LEGAL_TITLES[name]), ...PAGES[name](facts) };
  return String(await layOutLegalPage(name, page, address, facts));
}
