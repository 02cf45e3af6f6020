// Names that people write into a review without meaning a web address.
const BRANDS = new Set(
  ["booking", "tripadvisor", "getyourguide", "viator", "airbnb", "hotels", "trip", "expedia"].map(
    (name) => `${name}.com`,
  ),
);
/** Endings of web addresses. Written small, no sentence begins with them after a missing space. */
const ENDINGS =
  "com|net|org|info|biz|shop|online|site|store|xyz|club|app|dev|link|click|website|space|icu|vip|ru|cn|io|uk|tv|cc|eu|рф";

const SCHEME = /\b[a-z][a-z\d+.-]{1,20}:\/\/\S|<a\s|\[url\b|\bhref\s*=/iu;
const WWW = /(?<![\p{L}\p{N}.])www\d?\.[\p{L}\p{N}-]+\.\p{L}{2}/iu;
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])((?:[\\p{L}\\p{N}-]{2,63}\\.)+(?:${ENDINGS}))(?![\\p{L}\\p{N}-])(/\\S)?`,
  "giu",
);
/** The pattern of an address with any country's ending and a path. */
const WITH_PATH =
  /(?<![\p{L}\p{N}@.-])((?:[\p{L}\p{N}-]{1,63}\.)+[a-z]{2})\/([\p{L}\p{N}][^\s\p{P}]{0,40})([^\s\p{L}\p{N}]?)/giu;
const DISGUISED = new RegExp(`[\\p{L}\\p{N}]\\s?[[({]\\s?(?:\\.|dot)\\s?[\\])}]\\s?(?:${ENDINGS})\\b`, "iu");

/** A name, or a number, a full stop, and a word with a capital: the end of one sentence and the beginning of the next. */
const TWO_SENTENCES = /(?:(?:^|[.-])\p{L}+|^\d+)\.\p{Lu}\p{Ll}+$/u;
/** A sentence goes on behind its first word; an address ends there. */
const GOES_ON = /^(?:[\s,:;-]+|['’])["'“„«»(¿¡]?[\p{L}\p{N}]/u;
const SHORTENERS = new Set(["bit.ly", "wa.me", "t.me", "is.gd", "goo.gl", "g.co", "m.me", "fb.me", "u.to"]);

/** Tells whether `he/she` with its like stands there: "great.He/she should", and no country's ending with a path. */
const isPair = (host: string, word: string, next: string): boolean =>
  /^\d+\./.test(host) ||
  (TWO_SENTENCES.test(host) &&
    !SHORTENERS.has(host.toLowerCase()) &&
    /^\p{Ll}{1,12}$/u.test(word) &&
    /^[,.!?;:)'’]?$/u.test(next));

/** Finds a web address in a text that was made plain. */
export const hasLink = (text: string): boolean =>
  SCHEME.test(text) ||
  WWW.test(text) ||
  DISGUISED.test(text) ||
  [...text.matchAll(WITH_PATH)].some(([, host = "", word = "", next = ""]) => !isPair(host, word, next)) ||
  [...text.matchAll(DOMAIN)].some(
    ({ 0: found, 1: domain = "", 2: path, index }) =>
      path !== undefined ||
      !(
        BRANDS.has(domain.toLowerCase()) ||
        (TWO_SENTENCES.test(domain) &&
          GOES_ON.test(text.slice(index + found.length, index + found.length + 8)))
      ),
  );
