import { ArrowLeft } from "lucide-react";
import type { PublicGuide } from "#schema/guide.ts";
import { filledLinks } from "#schema/links.ts";
import { loadPageTexts } from "#locales/guest.ts";
import { loadChoiceTexts } from "#locales/below-page.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { paths } from "#web/paths.ts";
import { renderPlainPage } from "../document/document.tsx";
import cardPage from "#web/styles/card-page.css?inline";
import rows from "#web/styles/language.css?inline";

const BY_HAND = ["phone", "email"];

/** Renders what stands for a contact card where it can't be saved: what to do, and what can be tapped or noted meanwhile. */
export async function renderContactPage(guide: PublicGuide, language: PageLanguage): Promise<string> {
  const [texts, { back }] = await Promise.all([loadPageTexts(language), loadChoiceTexts(language)]);
  return renderPlainPage({
    language,
    title: texts.saveContact,
    name: "card-page",
    styles: cardPage + rows,
    texts,
    children: (
      <>
        <a className="icon-btn flip" href={paths.profile(guide.uniqueId)} aria-label={back}>
          <ArrowLeft size={24} />
        </a>
        <h1 dir="auto" translate="no">
          {guide.name}
        </h1>
        <div className="langs">
          <p>{texts.contactInApp}</p>
          {filledLinks(guide, "connect")
            .filter(({ field }) => BY_HAND.includes(field))
            .map(({ field, url }) => (
              <a key={field} className="lang" href={url}>
                <bdi dir="ltr">{url.replace(/^(?:tel|mailto):/, "")}</bdi>
              </a>
            ))}
          <a className="btn line block" href={`${paths.contactCard(guide.uniqueId)}?file=1`}>
            {texts.saveContact}
          </a>
        </div>
      </>
    ),
  });
}
