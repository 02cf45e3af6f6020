import type { HeldFor } from "#schema/moderation.ts";

// Names that people write into a review without meaning a web address.
const BRANDS = new Set(
  ["booking", "tripadvisor", "getyourguide", "viator", "airbnb", "hotels", "trip", "expedia"].map(
    (name) => `${name}.com`,
  ),
);
/** Endings of web addresses with which no sentence begins after a missing space. */
const ENDINGS =
  "com|net|org|info|biz|shop|online|site|store|xyz|club|app|dev|link|click|website|space|icu|vip|ru|cn|io|uk|tv|cc|eu|рф";

const SCHEME = /\b[a-z][a-z\d+.-]{1,20}:\/\/\S|<a\s|\[url\b|\bhref\s*=/iu;
const WWW = /(?<![\p{L}\p{N}.])www\d?\.[\p{L}\p{N}-]+\.\p{L}{2}/iu;
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])((?:[\\p{L}\\p{N}-]{2,63}\\.)+(?:${ENDINGS}))(?![\\p{L}\\p{N}-])(/\\S)?`,
  "giu",
);
/** The pattern of an address with any country's ending and a path. */
const WITH_PATH = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.)+[a-z]{2}\/[\p{L}\p{N}]/iu;
const DISGUISED = new RegExp(`[\\p{L}\\p{N}]\\s?[[({]\\s?(?:\\.|dot)\\s?[\\])}]\\s?(?:${ENDINGS})\\b`, "iu");

const EMAIL =
  /[\p{L}\p{N}._%+-](?:@|\s@\s|\s?[[({]\s?at\s?[\])}]\s?)[\p{L}\p{N}-]+(?:\.|\s?[[({]\s?dot\s?[\])}]\s?)\p{L}{2}/iu;

/**
 * Writes a text plainly: compatibility forms such as wide letters become plain ones, invisible characters disappear,
 * and every script's digits become 0 to 9.
 */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, (digit) => {
      let zero = digit.codePointAt(0) ?? 0;
      if (zero < 128) return digit;
      const code = zero;
      // A script's ten digits follow each other, and begin at a multiple of 16 or 6 behind one.
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
      return String(code - zero);
    });

// Numbers that are no phone numbers: dates, times, and amounts of money.
const DATE = /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d(?![./-]?\d)/g;
const DATE_ISO = /(?<!\d)(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/g;
const TIME = /(?<![\d.])(?:[01]?\d|2[0-4])[.:h][0-5]\d(?!\d|[.:]\d)/gi;
const MONEY = "[€$£¥₹₫₩฿]|\\b(?:eur|euros?|usd|gbp|idr|vnd|jpy|krw|thb|rupiah|dong|yen|baht)\\b";
const AMOUNT = new RegExp(`(?:${MONEY})\\s?\\d[\\d., ]*|\\d[\\d., ]*\\s?(?:${MONEY})`, "gi");
const NO_PHONE = [DATE_ISO, DATE, TIME, AMOUNT];

const RUN = /(?<![\p{L}\d])(\+|00)?\(?\d(?:[\s()./-]{0,2}\d)*(?!\d)/gu;
const YEAR = /^(?:1\d|20)\d\d$/;

/**
 * Tells whether a run of digits in groups is a phone number. International ones have a prefix and at least 7 digits,
 * others have 8 to 15.
 */
function isPhone(run: string, prefix: string | undefined): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join("").length;
  if (groups.every((group) => YEAR.test(group))) return false;
  // A countdown or scores have many short numbers.
  if (digits < 2 * groups.length) return false;
  if (/^\d{3}-\d{4}$/.test(run)) return true;
  return digits <= 15 && digits >= (prefix === undefined ? 8 : 7);
}

const hasLink = (text: string): boolean =>
  SCHEME.test(text) ||
  WWW.test(text) ||
  WITH_PATH.test(text) ||
  DISGUISED.test(text) ||
  [...text.matchAll(DOMAIN)].some(
    ([, domain = "", path]) => path !== undefined || !BRANDS.has(domain.toLowerCase()),
  );

function hasPhone(text: string): boolean {
  const rest = NO_PHONE.reduce((words, numbers) => words.replace(numbers, " ~ "), text);
  return [...rest.matchAll(RUN)].some(([run, prefix]) => isPhone(run, prefix));
}

/** Finds what holds a review in its own words: an e-mail address, a phone number or a web address. */
export function heldByWords(review: { name: string; comment: string }): HeldFor | undefined {
  const texts = [plain(review.name), plain(review.comment)];
  if (texts.some((text) => EMAIL.test(text))) return "contact";
  if (texts.some(hasLink)) return "link";
  return texts.some(hasPhone) ? "contact" : undefined;
}
