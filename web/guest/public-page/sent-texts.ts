import type { PageTexts } from "#locales/guest.ts";
import type { Locale } from "#texts/guest/locale.ts";

/**
 * The texts that the page's script may show before it has the others, although the server has not: of what a tap does
 * without waiting, of what comes with more reviews, and of a network that is gone.
 */
const BEFORE_OTHERS: readonly (keyof PageTexts)[] = [
  "again",
  "checkConnection",
  "close",
  "leaveTip",
  "linkCopied",
  "linkCopiedText",
  "linkNotCopied",
  "loadingMore",
  "message",
  "messages",
  "noNetwork",
  "notLoaded",
  "offline",
  "original",
  "outOf",
  "paymentMethod",
  "qrFailed",
  "qrHint",
  "qrOf",
  "removed",
  "replyFrom",
  "report",
  "sending",
  "shareText",
  "showMore",
  "stars",
  "tip",
  "title",
  "tooMany",
  "translate",
  "translated",
  "tryAgain",
];

/** Returns a locale that notes which of its texts are read. What it formats is the locale's. */
export function noteReads(locale: Locale): { locale: Locale; read: ReadonlySet<string> } {
  const read = new Set<string>();
  const texts = new Proxy(locale.texts, {
    get: (all, key: keyof PageTexts) => {
      read.add(key);
      return all[key];
    },
  });
  return { locale: { ...locale, texts }, read };
}

/**
 * Picks the texts of the first response, of which the others are a tenth: those that the server's page has read, so that
 * the browser makes the same one, and those that can't wait. lazy-chunks.ts loads the others.
 */
export const sentTexts = ({ texts }: Locale, read: ReadonlySet<string>): object =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => read.has(key) || BEFORE_OTHERS.some((kept) => kept === key)),
  );
