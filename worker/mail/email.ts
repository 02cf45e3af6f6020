import type { Quote } from "./quote.ts";

/** An e-mail as it is sent. */
export type Email = { subject: string; text: string; html: string; headers?: Record<string, string> };

/** The content of an e-mail, in plain text. */
export type Content = {
  /** also the heading; at most 78 characters */
  subject: string;
  paragraph: string;
  /** a review that someone wrote */
  quote?: Quote;
  button: { label: string; url: string };
  /** the text below the button */
  note: string;
  /** why the reader gets this e-mail, if the reader may have no account */
  why?: string;
  /** the address that stops e-mails like this one */
  unsubscribeUrl?: string;
};
