import { hyphenated, PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";
import { acceptedTags } from "#schema/accepted-tags.ts";
import { primaryOf, regionOf } from "#schema/language-tag.ts";
import { type LocaleTag, regionalTag } from "./regions.ts";

/** The parts of a request that name a language, as they came. */
type LanguageRequest = {
  /** the language of the query, `?lang=` */
  chosen?: string | undefined;
  /** the header Cookie */
  cookies?: string | undefined;
  /** the language of the account whose session the request carries */
  account?: string | undefined;
  /** the header Accept-Language */
  accepted?: string | undefined;
};

const byName = new Map(PAGE_LANGUAGES.map((language) => [language.toLowerCase(), language]));

/** Other names of the public page's languages, and languages whose readers read one of them as their own. */
const SAME = new Map<string, PageLanguage>(
  Object.entries({
    bs: "hr",
    cnr: "sr-Latn",
    in: "id",
    iw: "he",
    mo: "ro",
    nn: "nb",
    no: "nb",
    prs: "fa",
    sh: "sr-Latn",
    tl: "fil",
  }),
);

/** Languages whose readers mostly read one of ours as well. They count after every language that a request names itself. */
const NEAR: readonly [PageLanguage, string][] = [
  ["es", "gl eu ast an"],
  ["ru", "be ky tg uz tk hy"],
  ["de", "gsw lb nds"],
  ["fr", "br oc co"],
  ["nl", "fy af li"],
  ["it", "fur sc scn"],
  ["da", "fo kl"],
  ["nb", "se"],
  ["id", "jv su"],
  ["fil", "ceb ilo pam war"],
];
const near = new Map(NEAR.flatMap(([language, names]) => names.split(" ").map((name) => [name, language])));

/** The languages of China, by their own names and as Chinese with a part behind it: `yue`, `zh-yue`, `zh-min-nan`. */
const CHINESE = /^(?:zh|cmn|yue|nan|hak|lzh|wuu|gan|hsn|cdo)$/;
/** Those that are written in traditional letters, Cantonese and what Taiwan speaks, unless China or its neighbours are named. */
const TRADITIONAL = /^(?:zh-)?(?:min-)?(?:yue|nan|hak|hakka|lzh)\b(?!.*-(?:cn|sg|my)\b)/;

/** Chooses between the two scripts of Chinese. A tag without a script gets its region's, or that of its language. */
const chinese = (tag: string): PageLanguage =>
  /-hant\b/.test(tag) || (!/-hans\b/.test(tag) && (/-(?:tw|hk|mo)\b/.test(tag) || TRADITIONAL.test(tag)))
    ? "zh-Hant"
    : "zh-Hans";

/** Chooses between the two forms of Portuguese: Brazil's without a country, Portugal's with any other country. */
const portuguese = (tag: string): PageLanguage =>
  /^(?!br$)[a-z]{2}$/.test(regionOf(tag) ?? "") ? "pt-PT" : "pt-BR";

/** Chooses between the two scripts of Serbian. A tag without a script is Cyrillic, and Latin in Montenegro. */
const serbian = (tag: string): PageLanguage =>
  /-latn\b|^(?!.*-cyrl\b).*-me\b/.test(tag) ? "sr-Latn" : "sr-Cyrl";

/**
 * Finds the public page's language for a BCP 47 tag: de for de-AT, he for the old iw; undefined for one that it doesn't
 * have.
 */
function match(tag: string): PageLanguage | undefined {
  // A link's sentence may have ended behind the query: `?lang=de).`
  const [name] = /^[a-z\d-]*/.exec(tag.trim().toLowerCase()) ?? [""];
  const primary = primaryOf(name);
  if (CHINESE.test(primary)) return chinese(name);
  if (primary === "pt") return portuguese(name);
  if (primary === "sr") return serbian(name);
  return byName.get(primary) ?? SAME.get(primary);
}

const rememberedIn = (cookies: string): string => /(?:^|;\s*)lang=([\w-]+)/.exec(cookies)?.[1] ?? "";

const firstOf = <Found>(tags: string[], find: (tag: string) => Found | undefined): Found | undefined => {
  for (const tag of tags) {
    const found = find(tag);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Negotiates the language of a response: the query's, else the cookie's, else the account's, else Accept-Language's,
 * else English. It depends on nothing else, so that it can be part of a cache key. The region is the first that the
 * request names for this language.
 */
export function negotiate({ chosen = "", cookies = "", account = "", accepted = "" }: LanguageRequest): {
  language: PageLanguage;
  tag: LocaleTag;
} {
  const named = [chosen, rememberedIn(cookies), account].map(hyphenated);
  const wishes = [...named, ...acceptedTags(accepted)];
  const language =
    firstOf(wishes, match) ?? firstOf(wishes, (tag) => near.get(primaryOf(tag.toLowerCase()))) ?? "en";
  const region = firstOf(wishes, (tag) => (match(tag) === language ? regionOf(tag) : undefined));
  return { language, tag: region === undefined ? language : regionalTag(language, region) };
}

/** Returns a language (BCP 47) with the region of the reader who accepts it, as far as Intl knows that. */
export function numberLocaleOf(accepted: string, language: string): string {
  for (const tag of acceptedTags(accepted).filter(
    (wish) => wish === language || wish.startsWith(`${language}-`),
  ))
    try {
      const [supported] = Intl.NumberFormat.supportedLocalesOf(tag);
      if (supported !== undefined) return supported;
    } catch {
      // A header may hold something that is no tag, which Intl refuses.
    }
  return language;
}
