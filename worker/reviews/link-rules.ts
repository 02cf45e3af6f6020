import { ENDINGS, NO_WORDS, WORD_ENDINGS } from "./endings.ts";

/** Names that people write into a review without meaning a web address: with `.com` or a country's ending, and no path. */
const BRAND =
  /^(?:booking|tripadvisor|getyourguide|viator|airbnb|hotels|trip|expedia|agoda|klook|civitatis)(?:\.com?)?(?:\.[a-z]{2})?$/;
/** What looks like an address and is a thing, a company or a place. */
const NO_ADDRESS = /^(?:(?:asp|ado|vb)\.net|co\.kg|tp\.hn)$/;
/** Titles and the like before a name: `Dr.No`. */
const TITLES = /^(?:dr|mr|mrs|ms|st|sta|sr|sra|prof|no|nr|tp)$/i;
/** What is counted: `100.kr` */
const UNIT = /^(?:kr|st|nd|rd|th|am|pm|cm|mm|km|kg|ml|cl|gr|lb|mb|gb|min|mg|mt|sm)$/i;
const SHORTENERS = /^(?:bit\.ly|wa\.me|t\.me|is\.gd|goo\.gl|g\.co|g\.page|m\.me|fb\.me|u\.to|v\.gd)$/;

const MARKED = [
  /(?<!\p{L})h[tx]{2}ps?\s?(?::\s?\/|\/\s?\/)/iu,
  /\b[a-z][a-z\d+.-]{1,20}:\/\/\S/iu,
  /(?<!\p{L})(?:mailto|tel|sms|whatsapp):[+\p{L}\p{N}]/iu,
  /(?<![a-z\d])xn--[a-z\d]/i,
  /<a\s|\[url\b|\bhref\s{0,3}=/iu,
];
const WWW = /(?<![\p{L}\p{N}.])www\d?\s?\.\s?[\p{L}\p{N}-]+\s?\.\s?\p{L}{2}/iu;
const WWW_SPACED =
  /(?<![\p{L}\p{N}.])www\s[\p{L}\p{N}-]{1,40}\s(?:com|net|org|info|ru|pt|fr|de|es|it|eu|uk)(?![\p{L}\p{N}])/iu;
/** A messenger's or shortener's address with spaces in it. */
const SPACED_SHORT =
  /(?<![\p{L}\p{N}])(?:wa|t|m|fb|g|bit|goo|is)\s?\.\s?(?:me|ly|gl|page|gd|co)\s?\/\s?[\p{L}\p{N}+]/iu;

/** A full stop that is written otherwise, or stands alone, before an ending that no sentence begins with. */
const DISGUISED = [
  /[\p{L}\p{N}]\s?[[({<]\s?(?:\.|dot|punto|ponto|punkt|point|точка)\s?[\])}>]\s?\p{L}{2,12}(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}][\s_-]{1,3}(?:dot|d0t)[\s_-]{1,3}(?:com|net|org|info|biz|io|co|de|fr|es|pt|eu|ru|uk|nl|pl|app|shop|site|online|travel|tours|guide|page)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\s{1,3}(?:punto|ponto|punkt|point|nokta|kropka|точка)\s{1,3}(?:com|net|org|ком|ру)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\s{1,2}\.\s{0,2}(?:com|net|org|info|biz|xyz|ru|pt|fr|uk|app|tours|travel)(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}]\s\.(?:de|es|it|io|eu|me|nl|be|ch|at|pl|gr|br|tr|jp|us|ca|au|guide|shop|site|online|info)(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}]\.[^\S\n]{1,2}(?:com|net|org|info|ru|pt|fr|uk|tours|travel)(?=[^\S\n]{0,2}(?:$|[\n.,!?;:)\]/]))/u,
  /[\p{L}\p{N}]\s?[•·∙‧・。*]\s?(?:com|net|org)(?![\p{L}\p{N}])/iu,
];

/** Words with full stops between them, and none around. A name on a social network has an `@` before it. */
const DOTTED = /(?<![\p{L}\p{N}\p{M}@._-])[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+/gu;
/** An ending in Latin letters also ends before another script, which needs no space. */
const ENDING = /^(?:[a-z]+(?![a-z\d-])|[^a-z\d_-]+$)/i;
const PATH = /^\/([^\s\p{P}]*)(.?)/u;

/** A word, a number, or one with its unit, `2h`, `17h30`, before a full stop with a capital behind it: the end of a sentence. */
const SENTENCE_END = /^(?:.*-)?(?:\p{L}+|\d+(?:\p{L}+\d{0,2})?)$/u;
/** One word, without a hyphen, digit or capital inside, as the names of sites have them. */
const WORD = /^(?:\p{L}[^\P{L}\p{Lu}]*|\p{Lu}+)$/u;
/** A sentence goes on behind its first word; an address ends there. */
const GOES_ON = /^(?:(?:[,:;-]|[^\S\n])+|['’])["'“„«»(¿¡]?[\p{L}\p{N}]/u;
/** A sentence of one word ends there: "Great.No!"; that of a trade's name, which a site has as well, only if it is loud. */
const ENDS = /^\s?[.!?…]/u;
const ENDS_LOUD = /^\s?[!?…]/u;
const GOES_ON_IN_CAPITALS = /^(?:[,:;-]|[^\S\n])+(?:\p{Lu}{2}|[\p{Lu}\d](?!\p{L}))/u;
/** Beginnings of sentences in small letters, or with a word in capitals, whose first word is an ending as well. */
const BEGINNING =
  /^(?:my [a-z]+ |(?:it (?:was|were|had|made|took|felt)|in (?:the|our|my)|so (?:much|many|good|happy|glad|we|i)|me and (?:my|our)|no (?:need|one|words|complaints|doubt)|be (?:sure|prepared)|at (?:the|first|least)|to be (?:honest|fair))(?:[ .!]|$))/;

/** The Portuguese, Romanian and Italian word for oneself, which some write in capitals, before what one does. */
const I_MYSELF =
  /^(?:EU|IO) (?!to )(?:\p{Ll}{0,15}[oiàáòãâ]|e|non|sunt|am|vou|sou|l['’]\p{Ll}{1,15})(?!\p{L})/u;

/** An ending at its place: the words before it, the letters behind it, and whether more words with full stops follow. */
type Place = { host: string; name: string; ending: string; after: string; isInner: boolean };

const isCapitalised = (ending: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(ending);

/** Returns whether a sentence begins with what could be an ending, if it has a capital. `small`: without it. */
function beginsSentence(name: string, small: string, { after, isInner }: Pick<Place, "after" | "isInner">) {
  if (!SENTENCE_END.test(name)) return false;
  if (WORD_ENDINGS.has(small) || isInner || GOES_ON.test(after)) return true;
  return !NO_WORDS.has(small) && WORD.test(name) && (small.length === 2 ? ENDS : ENDS_LOUD).test(after);
}

/** Returns whether a sentence begins with what could be an ending. */
function isSentence({ host, name, ending, after, isInner }: Place): boolean {
  const small = ending.toLowerCase();
  if (BEGINNING.test(small + after)) return true;
  if (ending === small) return WORD_ENDINGS.has(small) && (isInner || GOES_ON.test(after));
  if (TITLES.test(name)) return true;
  if (isCapitalised(ending)) return beginsSentence(name, small, { after, isInner });
  if (SENTENCE_END.test(name) && I_MYSELF.test(`${ending}${after}`)) return true;
  return !NO_WORDS.has(small) && host === host.toUpperCase() && (isInner || GOES_ON_IN_CAPITALS.test(after));
}

/** Returns whether two words with a slash begin a sentence, or a unit is there: "great.He/she should", "100.kr/person". */
function isPair({ host, name, ending, after }: Place): boolean {
  const [, word = "", next = ""] = PATH.exec(after) ?? [];
  if (/^\d+$/.test(name)) return true;
  if (NO_WORDS.has(ending.toLowerCase()) || SHORTENERS.test(host.toLowerCase())) return false;
  const isBeginning = isCapitalised(ending) && WORD.test(name);
  return isBeginning && /^\p{Ll}{1,12}$/u.test(word) && /^[\s,.!?;:)'’]?$/u.test(next);
}

function isAddress(place: Place): boolean {
  const { name, ending, after } = place;
  const host = place.host.toLowerCase();
  if (!place.isInner && /^\/\S/.test(after)) return !isPair(place);
  if (NO_ADDRESS.test(host) || (BRAND.test(host) && !/^\.[^.\s]+\./.test(after))) return false;
  if (SHORTENERS.test(host)) return true;
  // "9.pm" and "m.in.", but x.com and 163.com
  if (/^(?:\d{1,2}|\p{L})$/u.test(name) && !/^(?:com|net|org|info|cn)$/i.test(ending)) return false;
  if (/^\d+$/.test(name) && UNIT.test(ending)) return false;
  return !isSentence(place);
}

/** Returns whether words with full stops between them hold an address. `rest` is the text behind them. */
function hasAddress(dotted: string, rest: string): boolean {
  const labels = dotted.split(".");
  let length = labels[0]?.length ?? 0;
  return labels.slice(1).some((label, index) => {
    const ending = ENDING.exec(label)?.[0] ?? "";
    const from = length + 1;
    length = from + label.length;
    if (!ENDINGS.has(ending.toLowerCase())) return false;
    return isAddress({
      host: labels
        .slice(Math.max(0, index - 3), index + 1)
        .concat(ending)
        .join("."),
      name: labels[index] ?? "",
      ending,
      after: (dotted.slice(from + ending.length, from + 40) + rest).slice(0, 40),
      isInner: index + 2 < labels.length,
    });
  });
}

/** Finds a web address in a text that was made plain. */
export function hasLink(text: string): boolean {
  if ([...MARKED, WWW, WWW_SPACED, SPACED_SHORT, ...DISGUISED].some((pattern) => pattern.test(text)))
    return true;
  const whole = text.replace(/\.{2,}/g, " … ").replace(/([a-z\d])。(?=[a-z])/gi, "$1.");
  return [...whole.matchAll(DOTTED)].some(({ 0: dotted, index }) =>
    hasAddress(dotted, whole.slice(index + dotted.length, index + dotted.length + 40)),
  );
}
