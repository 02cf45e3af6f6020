import type { html } from "hono/html";
import type { Config } from "../env.ts";
import type { LegalSpeech } from "./speech.ts";

/** Markup in which all filled-in text is escaped. */
export type Html = ReturnType<typeof html>;

type Section = {
  /** the fragment of its address */
  id: string;
  title: string;
  body: Html;
};

/** The last part of a page's address. */
export type LegalName = "privacy" | "terms" | "imprint";

/** What a legal page says. */
export type LegalPage = {
  description: string;
  /** the page in a few sentences; missing where it is short itself */
  short?: readonly string[];
  sections: readonly Section[];
};

/**
 * What the pages depend on. `isSecure` says whether cookies are for HTTPS only. `query` keeps the language in links to
 * the other pages; it is "" where that isn't needed.
 */
export type Facts = { config: Config; isSecure: boolean; speech: LegalSpeech; query: string };
