const QUOTE_MAX = 280;

const shorten = (text: string): string =>
  [...text].length > QUOTE_MAX ? `${[...text].slice(0, QUOTE_MAX).join("").trimEnd()}…` : text;

type Quoted = { name: string; rating: number; comment: string; guide?: { name: string } | undefined };

/** A review as a letter quotes it: stars, words that are cut when long, and whose it is. */
export const quoteOf = ({ name, rating, comment, guide }: Quoted): string =>
  `${"★".repeat(rating)}${"☆".repeat(5 - rating)}\n${shorten(comment)}\n– ${name}${guide ? `, on ${guide.name}'s page` : ""}`;
