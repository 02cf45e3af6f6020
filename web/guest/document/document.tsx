import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageTexts } from "#locales/guest.ts";
import { directionOf, type PageLanguage } from "#locales/languages.ts";
import { BRAND } from "#web/lib/brand.ts";
import base from "#web/styles/base.css?inline";
import publicPage from "#web/styles/public-page.css?inline";
import tokens from "#web/styles/tokens.css?inline";
import { Slot } from "#web/ui/strap.tsx";
import { PlainFooter } from "./plain-footer.tsx";

/**
 * Makes the styles of a page for guests: what all share, and the page's own. They are inline, so that the page is painted
 * without waiting for a sheet.
 */
export const guestStyles = (own = ""): string => `<style>${tokens}${base}${publicPage}${own}</style>`;

const rootElement = (language: PageLanguage): string =>
  `<html lang="${language}" dir="${directionOf(language)}">`;

/** Puts a page's language and direction into an HTML template. */
export const localize = (template: string, language: PageLanguage): string =>
  template.replace(/<html[^<>]*>/, rootElement(language));

type PlainPage = {
  language: PageLanguage;
  title: string;
  /** the class of its styles */
  name: string;
  styles: string;
  texts: PageTexts;
  children: ReactNode;
};

/** Renders a page for guests that has no script: one block, and the footer. It is closed to search engines. */
export function renderPlainPage({ language, title, name, styles, texts, children }: PlainPage): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{`${title} - ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>,
  );
  const body = renderToStaticMarkup(
    <div className={`pub ${name}`}>
      <main className="col">
        <div className="block">
          <Slot />
          {children}
        </div>
      </main>
      <PlainFooter words={texts} />
    </div>,
  );
  return `<!doctype html>${rootElement(language)}<head>${head}${guestStyles(styles)}</head><body>${body}</body></html>`;
}
