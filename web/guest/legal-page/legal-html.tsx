import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { LegalText } from "#locales/account.ts";
import { ACCOUNT_LANGUAGES, type AccountLanguage, directionOf, LANGUAGES } from "#locales/languages.ts";
import { BRAND } from "#schema/brand.ts";
import { LEGAL_PAGES } from "#web/lib/legal-pages.ts";
import { paths } from "#web/paths.ts";
import app from "#web/styles/app.css?inline";
import legal from "#web/styles/legal.css?inline";
import { Mark } from "#web/ui/mark.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { renderDocument } from "../document/html-document.tsx";

/** A part of the page's text. `id`: the fragment of its address. `html`: has nothing that isn't escaped. */
type LegalSection = { id: string; title: string; html: string };

type LegalView = {
  language: AccountLanguage;
  /** the path, and the address with origin and language */
  path: string;
  address: string;
  /** keeps the language in links to the other pages; "" where that isn't needed */
  query: string;
  title: string;
  description: string;
  /** since when it is in force, and the page in a few sentences; missing where it is short itself */
  summary: { since: string; short: readonly string[] } | undefined;
  /** says that the English text is the contract, as HTML; "" in English */
  binding: string;
  sections: readonly LegalSection[];
  t: (text: Extract<LegalText, FrameText>) => string;
};

type FrameText =
  | "Skip to content"
  | "Main"
  | "Features"
  | "About"
  | "Log in"
  | "Sign up"
  | "Legal"
  | "Languages"
  | "In short"
  | "On this page"
  | (typeof LEGAL_PAGES)[number]["title"];

const Navigation = ({ t }: LegalView) => (
  <>
    <a className="btn ink skip" href="#main">
      {t("Skip to content")}
    </a>
    <header className="nav">
      <div className="wrap">
        <a className="logo" href="/">
          <Mark />
          <Wordmark className="name" />
        </a>
        <nav aria-label={t("Main")}>
          <a href={paths.features}>{t("Features")}</a>
          <a href={paths.about}>{t("About")}</a>
        </nav>
        <div className="end">
          <a className="btn ghost wide-only" href={paths.login}>
            {t("Log in")}
          </a>
          <a className="btn ink sm" href={paths.register}>
            {t("Sign up")}
          </a>
        </div>
      </div>
    </header>
  </>
);

const current = (isCurrent: boolean) => (isCurrent ? "page" : undefined);

const Footer = ({ language: shown, path, query, t }: LegalView) => (
  <footer className="wrap foot">
    <nav aria-label={t("Legal")}>
      {LEGAL_PAGES.map((page) => (
        <a key={page.path} href={page.path + query} aria-current={current(page.path === path)}>
          {t(page.title)}
        </a>
      ))}
    </nav>
    <nav className="languages" aria-label={t("Languages")}>
      {ACCOUNT_LANGUAGES.map((language) => (
        <a
          key={language}
          href={`${path}?lang=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={current(language === shown)}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
    </nav>
    <p>{`© ${new Date().getFullYear()} ${BRAND}`}</p>
  </footer>
);

/** Shows since when a page is in force, the page in a few sentences, and links to its sections. */
const Summary = ({ summary, sections, t }: LegalView) =>
  summary && (
    <>
      <p className="since">{summary.since}</p>
      <section className="short" aria-labelledby="short">
        <h2 id="short">{t("In short")}</h2>
        <ul>
          {summary.short.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav className="index" aria-label={t("On this page")}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
            <ChevronRight size={20} aria-hidden="true" />
          </a>
        ))}
      </nav>
    </>
  );

const Article = (view: LegalView) => (
  <article>
    <h1>{view.title}</h1>
    {view.binding !== "" && <p className="binding" dangerouslySetInnerHTML={{ __html: view.binding }} />}
    <Summary {...view} />
    {view.sections.map(({ id, title, html }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    ))}
  </article>
);

const head = ({ description, address }: LegalView): ReactNode => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={address} />
    <meta name="theme-color" content="#f7f1e6" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0d1528" media="(prefers-color-scheme: dark)" />
    <link
      rel="preload"
      href="/fonts/lanyard-display-latin.woff2"
      as="font"
      type="font/woff2"
      crossOrigin=""
    />
  </>
);

/** Renders a legal page, which has no script. */
export const renderLegalPage = (view: LegalView): string =>
  renderDocument({
    language: view.language,
    dir: directionOf(view.language),
    title: `${view.title} · ${BRAND}`,
    head: head(view),
    styles: app + legal,
    children: (
      <>
        <Navigation {...view} />
        <main id="main" className="wrap" tabIndex={-1}>
          <Article {...view} />
        </main>
        <Footer {...view} />
      </>
    ),
  });
