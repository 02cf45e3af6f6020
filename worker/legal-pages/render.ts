import { imprint } from "./imprint.ts";
import { LEGAL_TITLES, layoutOf, type LegalName } from "./layout.ts";
import type { Facts, LegalPage } from "./legal-page.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

const PAGES: Record<LegalName, (facts: Facts) => Omit<LegalPage, "title">> = { privacy, terms, imprint };

/** A legal page as a complete HTML document. */
export async function renderLegalPage(name: LegalName, facts: Facts): Promise<string> {
  const address = new URL(`/${name}`, facts.config.PUBLIC_ORIGIN).href;
  return String(await layoutOf(name, { title: LEGAL_TITLES[name], ...PAGES[name](facts) }, address));
}
