import type { Quote } from "./quote.ts";

/** An e-mail as it is sent. */
export type Email = { subject: string; text: string; html: string; headers?: Record<string, string> };

/** A number with what it counts, and how it compares. */
export type Figure = { label: string; value: string; note: string };

/** Figures of one page. `title`: its name, where there are several. */
export type Section = { title: string | undefined; figures: Figure[] };

/** The content of an e-mail, in plain text. */
export type Content = {
  /** also the heading; at most 78 characters */
  subject: string;
  paragraph: string;
  /** a review that someone wrote */
  quote?: Quote;
  /** figures below the paragraph */
  sections?: Section[];
  /** what can be done next, above the button that does it */
  next?: string | undefined;
  button: { label: string; url: string };
  /** the text below the button */
  note: string;
  /** why the reader gets this e-mail, if the reader may have no account */
  why?: string;
  /** the address that stops e-mails like this one */
  unsubscribeUrl?: string;
};
