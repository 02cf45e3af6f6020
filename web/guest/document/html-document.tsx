import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Language = { language: string; dir: "ltr" | "rtl" };

/** Returns the start tag of a document in a language (BCP 47). */
export const rootElement = ({ language, dir }: Language): string => `<html lang="${language}" dir="${dir}">`;

type HtmlDocument = Language & {
  title: string;
  /** what else its head has */
  head?: ReactNode;
  /** the sheet, inline, so that the page is painted without waiting for a file */
  styles: string;
  children: ReactNode;
};

/** Renders a whole document that has no script. */
export function renderDocument({ language, dir, title, head, styles, children }: HtmlDocument): string {
  const inHead = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {head}
    </>,
  );
  return `<!doctype html>${rootElement({ language, dir })}<head>${inHead}<style>${styles}</style></head><body>${renderToStaticMarkup(children)}</body></html>`;
}
