import { ArrowLeft } from "lucide-react";
import { loadChoiceTexts } from "#locales/below-page.ts";
import type { PublicGuide } from "#schema/guide.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { LocaleContext } from "#texts/guest/use-locale.ts";
import { paths } from "#web/paths.ts";
import cardPage from "#web/styles/card-page.css?inline";
import qr from "#web/styles/qr.css?inline";
import { renderPlainPage } from "../document/document.tsx";
import { QrCard } from "../parts/qr-card.tsx";

/** Renders the page of a profile's QR code, for browsers without scripts and where the sheet can't be loaded. */
export async function renderQrPage(
  { name, uniqueId, url }: Pick<PublicGuide, "name" | "uniqueId" | "url">,
  locale: Locale,
): Promise<string> {
  const { language, texts } = locale;
  const { back } = await loadChoiceTexts(language);
  return renderPlainPage({
    language,
    title: texts.showQr,
    name: "card-page",
    styles: cardPage + qr,
    texts,
    children: (
      <LocaleContext.Provider value={locale}>
        <a className="icon-btn flip" href={paths.profile(uniqueId)} aria-label={back}>
          <ArrowLeft size={24} />
        </a>
        <h1 dir="auto" translate="no">
          {name}
        </h1>
        <QrCard url={url} />
      </LocaleContext.Provider>
    ),
  });
}
