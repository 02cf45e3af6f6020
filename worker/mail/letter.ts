import type { Quote } from "./quote.ts";

/** A letter as it is sent. */
export type Letter = { subject: string; text: string; html: string; headers?: Record<string, string> };

/** The content of a letter, in plain text. */
export type Content = {
  /** also the heading; at most 78 characters */
  subject: string;
  paragraph: string;
  /** a review that somebody wrote */
  quote?: Quote;
  button: { label: string; url: string };
  /** the text below the button */
  note: string;
  /** why the reader gets this letter, if the reader may have no account */
  why?: string;
  /** the address that stops letters like this one */
  unsubscribeUrl?: string;
};
