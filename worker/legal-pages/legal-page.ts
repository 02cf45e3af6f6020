import type { html } from "hono/html";
import type { Config } from "../env.ts";

/** Markup, escaped where it was filled in. */
export type Html = ReturnType<typeof html>;

export type Section = {
  /** the fragment of its address */
  id: string;
  title: string;
  body: Html;
};

/** A legal page without its frame. */
export type LegalPage = {
  title: string;
  description: string;
  /** the page in a few sentences; none where it is short itself */
  short?: readonly string[];
  sections: readonly Section[];
};

/** What the pages depend on. `isSecure`: cookies are for HTTPS only. */
export type Facts = { config: Config; isSecure: boolean };
