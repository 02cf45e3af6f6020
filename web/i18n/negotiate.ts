import { type Language, languages } from "./languages.ts";

/** What a request says about its reader's language; each part as it came, or missing. */
export type LanguageWishes = {
  /** of the query: `?lang=` */
  chosen?: string | undefined;
  /** the header Cookie */
  cookies?: string | undefined;
  /** the header Accept-Language */
  accepted?: string | undefined;
};

const byName = new Map(languages.map((language) => [language.toLowerCase(), language]));

/** Chinese is written in two ways: what isn't said follows from the region. */
const chinese = (tag: string): Language =>
  /-hant\b|^(?!.*-hans\b).*-(?:tw|hk|mo)\b/.test(tag) ? "zh-Hant" : "zh-Hans";

/** Ours for a BCP 47 tag: pt-BR is read as pt, the old iw as he; undefined for one we don't speak. */
function match(tag: string): Language | undefined {
  const name = tag.trim().toLowerCase();
  const [primary = ""] = name.split("-");
  if (primary === "zh") return chinese(name);
  return byName.get(primary === "iw" ? "he" : primary);
}

/** The tags of an Accept-Language header (RFC 9110), the dearest first. Parts that are none are overlooked. */
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
 * The one language a request is answered in: what was chosen now, else what the device remembers, else what its browser
 * prefers, else English. It depends on nothing but these, so that it can be a cache's key.
 */
export function languageOf({ chosen = "", cookies = "", accepted = "" }: LanguageWishes): Language {
  for (const tag of [chosen, rememberedIn(cookies), ...tagsOf(accepted)]) {
    const language = match(tag);
    if (language) return language;
  }
  return "en";
}
