import type { ReactNode } from "react";
import type { PageTexts } from "#locales/guest.ts";
import { directionOf, type PageLanguage } from "#locales/languages.ts";
import { BRAND } from "#schema/brand.ts";
import base from "#web/styles/base.css?inline";
import guestPage from "#web/styles/guest-page.css?inline";
import tokens from "#web/styles/tokens.css?inline";
import { PunchHole } from "#web/ui/strap.tsx";
import { renderDocument, rootElement } from "./html-document.tsx";
import { PlainFooter } from "./plain-footer.tsx";

/**
 * Makes the styles of a page for guests: what all share, and the page's own. They are inline, so that the page is painted
 * without waiting for a sheet.
 */
export const guestStyles = (extra: string): string => `<style>${sheet(extra)}</style>`;

const sheet = (extra: string): string => tokens + base + guestPage + extra;

/** Puts a page's language and direction into an HTML template. */
export const localize = (template: string, language: PageLanguage): string =>
  template.replace(/<html[^<>]*>/, rootElement({ language, dir: directionOf(language) }));

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
export const renderPlainPage = ({ language, title, name, styles, texts, children }: PlainPage): string =>
  renderDocument({
    language,
    dir: directionOf(language),
    title: `${title} - ${BRAND}`,
    head: <meta name="robots" content="noindex" />,
    styles: sheet(styles),
    children: (
      <div className={`pub ${name}`}>
        <main className="col">
          <div className="block">
            <PunchHole />
            {children}
          </div>
        </main>
        <PlainFooter texts={texts} />
      </div>
    ),
  });
