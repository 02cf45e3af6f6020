import { html, raw } from "hono/html";
import app from "#web/styles/app.css?inline";
import { paths } from "#web/paths.ts";
import { BRAND } from "../mail/brand.ts";
import { ACCOUNT_LANGUAGES, LANGUAGES } from "#locales/languages.ts";
import type { Facts, Html, LegalPage, Section } from "./legal-page.ts";
import styles from "./legal-pages.css?inline";
import type { LegalSpeech } from "./speech.ts";

/** The day from which the texts are in force, ms since 1970. */
const IN_FORCE_SINCE = Date.UTC(2026, 10, 23);

/** The address and title of each page, in the footers' order. */
export const LEGAL_TITLES = { privacy: "Privacy", terms: "Terms", imprint: "Imprint" } as const;
export type LegalName = keyof typeof LEGAL_TITLES;

/** The brand's mark, the same as in web/ui/mark.tsx. */
const MARK = raw(
  '<svg width="34" height="34" viewBox="0 0 64 64" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M21 13h22a10 10 0 0 1 10 10v29a10 10 0 0 1-10 10H21a10 10 0 0 1-10-10V23a10 10 0 0 1 10-10zm2.7 4.2a2.3 2.3 0 0 0 0 4.6h16.6a2.3 2.3 0 0 0 0-4.6zM24 27.5a5.5 5.5 0 0 0-5.5 5.5v16a5.5 5.5 0 0 0 5.5 5.5h16a5.5 5.5 0 0 0 5.5-5.5V33a5.5 5.5 0 0 0-5.5-5.5z"/><path fill="#FF8236" d="M25 0h14v20H25z"/><rect x="25.5" y="34.5" width="13" height="13" rx="3.2" fill="#FF8236"/></svg>',
);
const CHEVRON = raw(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>',
);

const navigation = ({ say }: LegalSpeech): Html =>
  html`<a class="btn ink skip" href="#main">${say("Skip to content")}</a>
    <header class="nav">
      <div class="wrap">
        <a class="logo" href="/" aria-label="${BRAND}">${MARK}<span>${BRAND}</span></a>
        <nav aria-label="${say("Main")}">
          <a href="${paths.features}">${say("Features")}</a>
          <a href="${paths.about}">${say("About")}</a>
        </nav>
        <div class="end">
          <a class="btn ghost wide-only" href="${paths.login}">${say("Log in")}</a>
          <a class="btn ink sm" href="${paths.register}">${say("Sign up")}</a>
        </div>
      </div>
    </header>`;

const current = (isCurrent: boolean) => (isCurrent ? raw(' aria-current="page"') : "");

const footer = (name: LegalName, { speech, query }: Facts): Html =>
  html`<footer class="wrap foot">
    <nav aria-label="${speech.say("Legal")}">
      ${Object.entries(LEGAL_TITLES).map(
        ([other, title]) =>
          html`<a href="/${other}${query}" ${current(other === name)}>${speech.say(title)}</a> `,
      )}
    </nav>
    <nav class="languages" aria-label="${speech.say("Languages")}">
      ${ACCOUNT_LANGUAGES.map(
        (language) =>
          html`<a
            href="/${name}?lang=${language}"
            lang="${language}"
            hreflang="${language}"
            ${current(language === speech.language)}
            >${LANGUAGES[language].name}</a
          > `,
      )}
    </nav>
    <p>© ${new Date().getFullYear()} ${BRAND}</p>
  </footer>`;

/** Makes a page's beginning: since when it is in force, the page in a few sentences, and links to its sections. */
const summary = (short: readonly string[], sections: readonly Section[], { say, date }: LegalSpeech): Html =>
  html`<p class="since">${say("In force since {date}", { date: date(IN_FORCE_SINCE) })}</p>
    <section class="short" aria-labelledby="short">
      <h2 id="short">${say("In short")}</h2>
      <ul>
        ${short.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </section>
    <nav class="index" aria-label="${say("On this page")}">
      ${sections.map(({ id, title }) => html`<a href="#${id}">${title}${CHEVRON}</a>`)}
    </nav>`;

/** Says that the English text is the contract, on pages in other languages. */
const binding = (name: LegalName, { language, prose }: LegalSpeech): Html | "" =>
  language === "en"
    ? ""
    : html`<p class="binding">
        ${prose("This is a translation. <a>The English text</a> is binding.", { href: `/${name}?lang=en` })}
      </p>`;

const article = (name: LegalName, { title, short, sections }: LegalPage, { speech }: Facts): Html =>
  html`<article>
    <h1>${title}</h1>
    ${binding(name, speech)} ${short && summary(short, sections, speech)}
    ${sections.map(
      ({ id, title, body }) =>
        html`<section aria-labelledby="${id}">
          <h2 id="${id}">${title}</h2>
          ${body}
        </section>`,
    )}
  </article>`;

/** Makes the whole document of a legal page. It needs no script. `address` is its own. */
export const layOutLegalPage = (name: LegalName, page: LegalPage, address: string, facts: Facts): Html =>
  html`<!doctype html>
    <html lang="${facts.speech.language}" dir="${facts.speech.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${page.title} · ${BRAND}</title>
        <meta name="description" content="${page.description}" />
        <link rel="canonical" href="${address}" />
        <meta name="theme-color" content="#f7f1e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1528" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/lanyard-wordmark.woff2" as="font" type="font/woff2" crossorigin />
        <link
          rel="preload"
          href="/fonts/lanyard-display-latin.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <style>
          ${raw(app + styles)}
        </style>
      </head>
      <body>
        ${navigation(facts.speech)}
        <main id="main" class="wrap" tabindex="-1">${article(name, page, facts)}</main>
        ${footer(name, facts)}
      </body>
    </html>`;
