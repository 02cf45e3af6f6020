/**
 * Every language (BCP 47) with its name for itself, and whose it is: guests read it on public pages, accounts choose it
 * for the app and its e-mails. An account's `pt` is Portugal's.
 */
export const LANGUAGES = {
  en: { name: "English", guest: true, account: true },
  es: { name: "Español", guest: true, account: true },
  fr: { name: "Français", guest: true, account: true },
  de: { name: "Deutsch", guest: true, account: true },
  it: { name: "Italiano", guest: true, account: true },
  pt: { name: "Português (Portugal)", account: true },
  "pt-BR": { name: "Português (Brasil)", guest: true, account: true },
  "pt-PT": { name: "Português (Portugal)", guest: true },
  ca: { name: "Català", guest: true },
  nl: { name: "Nederlands", guest: true, account: true },
  da: { name: "Dansk", guest: true },
  nb: { name: "Norsk", guest: true },
  sv: { name: "Svenska", guest: true },
  fi: { name: "Suomi", guest: true },
  et: { name: "Eesti", guest: true },
  lv: { name: "Latviešu", guest: true },
  lt: { name: "Lietuvių", guest: true },
  pl: { name: "Polski", guest: true, account: true },
  cs: { name: "Čeština", guest: true },
  sk: { name: "Slovenčina", guest: true },
  hu: { name: "Magyar", guest: true },
  sl: { name: "Slovenščina", guest: true },
  hr: { name: "Hrvatski", guest: true },
  "sr-Latn": { name: "Srpski", guest: true },
  "sr-Cyrl": { name: "Српски", guest: true },
  sq: { name: "Shqip", guest: true },
  ro: { name: "Română", guest: true },
  bg: { name: "Български", guest: true },
  el: { name: "Ελληνικά", guest: true, account: true },
  tr: { name: "Türkçe", guest: true, account: true },
  az: { name: "Azərbaycanca", guest: true },
  ru: { name: "Русский", guest: true },
  uk: { name: "Українська", guest: true },
  kk: { name: "Қазақша", guest: true },
  ar: { name: "العربية", guest: true, account: true },
  fa: { name: "فارسی", guest: true },
  ur: { name: "اردو", guest: true },
  he: { name: "עברית", guest: true },
  hi: { name: "हिन्दी", guest: true, account: true },
  bn: { name: "বাংলা", guest: true },
  "zh-Hans": { name: "简体中文", guest: true, account: true },
  "zh-Hant": { name: "繁體中文", guest: true },
  ja: { name: "日本語", guest: true, account: true },
  ko: { name: "한국어", guest: true, account: true },
  th: { name: "ไทย", guest: true, account: true },
  vi: { name: "Tiếng Việt", guest: true, account: true },
  id: { name: "Bahasa Indonesia", guest: true, account: true },
  ms: { name: "Bahasa Melayu", guest: true },
  fil: { name: "Filipino", guest: true },
} as const;

type Code = keyof typeof LANGUAGES;
type CodeOf<Audience extends "guest" | "account"> = {
  [Name in Code]: (typeof LANGUAGES)[Name] extends Record<Audience, true> ? Name : never;
}[Code];

/** A language of the public page, as in `<html lang>`, `?lang=` and the cookie. */
export type PageLanguage = CodeOf<"guest">;
/** A language that an account can choose for the app and its e-mails. */
export type AccountLanguage = CodeOf<"account">;

const codesOf = <Audience extends "guest" | "account">(audience: Audience) =>
  (Object.keys(LANGUAGES) as Code[]).filter((code): code is CodeOf<Audience> => audience in LANGUAGES[code]);

/** The languages of the public page. */
export const PAGE_LANGUAGES: readonly PageLanguage[] = /* @__PURE__ */ codesOf("guest");
/** The languages of accounts. */
export const ACCOUNT_LANGUAGES: readonly AccountLanguage[] = /* @__PURE__ */ codesOf("account");

/** Returns whether a text is the exact code of one of the public page's languages. */
export const isPageLanguage = (code: string): code is PageLanguage =>
  PAGE_LANGUAGES.some((language) => language === code);

/** Returns the direction of a language (BCP 47). It needs no list of languages, which a guest's script doesn't have. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  /^(?:ar|fa|he|ur)\b/.test(language) ? "rtl" : "ltr";

// Marked, because a guest's script needs none of it.
const byName = /* @__PURE__ */ (() =>
  new Map(ACCOUNT_LANGUAGES.map((language) => [language.toLowerCase(), language])))();

/** Writes a tag as BCP 47 does: `pt_BR` is how systems and libraries write pt-BR. */
export const hyphenated = (tag: string): string => tag.replaceAll("_", "-");

/** The account's languages by primary tags that aren't their names. */
const PRIMARY_NAMES: ReadonlyMap<string, string> = new Map([
  ["in", "id"],
  ...["zh", "cmn", "yue", "nan"].map((chinese): [string, string] => [chinese, "zh-hans"]),
]);

/**
 * Returns the account's language for a BCP 47 tag: pt-BR for itself, pt for pt-PT, zh-Hans for any Chinese, id for the
 * old in; undefined for a language that isn't offered.
 */
export function accountLanguageOf(tag: string): AccountLanguage | undefined {
  const name = hyphenated(tag).toLowerCase();
  const [primary = ""] = name.split("-");
  return byName.get(name) ?? byName.get(PRIMARY_NAMES.get(primary) ?? primary);
}

/**
 * Returns the BCP 47 tag by which browsers and Intl know an account's language. Without a region they take pt for
 * Brazil's.
 */
export const tagOf = (language: string): string => (language === "pt" ? "pt-PT" : language);

/** Facebook's names of locales, where they aren't a language with its most likely territory. */
const FACEBOOK_LOCALES: Partial<Record<PageLanguage, string>> = { ar: "ar_AR", bn: "bn_IN", fil: "tl_PH" };

/** Returns the value of `og:locale` for a language of the public page, which needs a territory. */
export function ogLocale(language: PageLanguage): string {
  const { language: primary, region = "" } = new Intl.Locale(language).maximize();
  return FACEBOOK_LOCALES[language] ?? `${primary}_${region}`;
}
