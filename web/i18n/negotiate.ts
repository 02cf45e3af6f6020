import { type Language, languages } from "./languages.ts";

/** The parts of a request that name a language, as they came. */
type LanguageRequest = {
  /** of the query: `?lang=` */
  chosen?: string | undefined;
  /** the header Cookie */
  cookies?: string | undefined;
  /** the header Accept-Language */
  accepted?: string | undefined;
};

const byName = new Map(languages.map((language) => [language.toLowerCase(), language]));

/** Chinese is written in two scripts: a tag without one gets that of its region. */
const chinese = (tag: string): Language =>
  /-hant\b|^(?!.*-hans\b).*-(?:tw|hk|mo)\b/.test(tag) ? "zh-Hant" : "zh-Hans";

/** Finds our language for a BCP 47 tag: pt for pt-BR, he for the old iw; undefined for one we don't have. */
function match(tag: string): Language | undefined {
  const name = tag.trim().toLowerCase();
  const [primary = ""] = name.split("-");
  if (primary === "zh") return chinese(name);
  return byName.get(primary === "iw" ? "he" : primary);
}

/** The tags of an Accept-Language header (RFC 9110), most preferred first. Skips malformed parts. */
function tagsOf(header: string): string[] {
  return header
    .split(",")
    .flatMap((part) => {
      const [, tag, q = "1"] =
        /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)\s*)?$/i.exec(part) ??
        [];
      return tag !== undefined && Number(q) > 0 ? [{ tag, weight: Number(q) }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const rememberedIn = (cookies: string): string => /(?:^|;\s*)lang=([\w-]+)/.exec(cookies)?.[1] ?? "";

/**
 * Negotiates the language of an answer: of the query, else the cookie, else Accept-Language, else English. It depends on
 * nothing else, so that it can be part of a cache key.
 */
export function languageOf({ chosen = "", cookies = "", accepted = "" }: LanguageRequest): Language {
  for (const tag of [chosen, rememberedIn(cookies), ...tagsOf(accepted)]) {
    const language = match(tag);
    if (language) return language;
  }
  return "en";
}

/** The locale that numbers are written in: the reader's first, of those that Intl knows. */
export function numberLocaleOf(accepted: string): string {
  for (const tag of tagsOf(accepted))
    try {
      const [known] = Intl.NumberFormat.supportedLocalesOf(tag);
      if (known !== undefined) return known;
    } catch {
      // A header may hold what is no tag at all.
    }
  return "en";
}
