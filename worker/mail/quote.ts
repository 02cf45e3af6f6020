import { cutText } from "#schema/cut-text.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import type { EmailSpeech } from "./email-speech.ts";

const QUOTE_MAX = 280;

const shorten = (text: string): string => {
  const cut = cutText(text, QUOTE_MAX);
  return cut === text ? text : `${cut.trimEnd()}…`;
};

type Quoted = {
  name: string;
  rating: number;
  comment: string;
  language: WrittenLanguage;
  guide?: { name: string } | undefined;
};

/** A review in an e-mail: stars, words, which are cut when long, and who wrote them. */
export type Quote = { stars: string; comment: string; language: WrittenLanguage; by: string };

/** Builds the quote of a review for an e-mail. */
export const quoteOf = ({ t }: EmailSpeech, { name, rating, comment, language, guide }: Quoted): Quote => ({
  stars: "★".repeat(rating) + "☆".repeat(5 - rating),
  comment: shorten(comment),
  language,
  by: `– ${guide ? t("{name}, on {guide}'s page", { name, guide: guide.name }) : name}`,
});

/** Writes the quote as plain text. */
export const quoteText = ({ stars, comment, by }: Quote): string => `${stars}\n${comment}\n${by}`;
