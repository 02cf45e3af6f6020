import { primaryOf, type WrittenLanguage } from "./language-tag.ts";

/** Letters that tell languages of one script apart; the first that a text has say what it is. */
type Own = readonly (readonly [RegExp, WrittenLanguage])[];
const CYRILLIC: Own = [
  [/[ђћ]/giu, "sr-Cyrl"],
  [/[әғқұ]/giu, "kk"],
  [/[їєґ]/giu, "uk"],
];
const ARABIC: Own = [
  [/[ٹڈڑںہے]/gu, "ur"],
  [/[پچژگکی]/gu, "fa"],
];

/** Scripts, those of our languages that are written in them, and the language that a text in them most likely is. */
const SCRIPTS: readonly { letters: RegExp; languages: string; likely: WrittenLanguage; own?: Own }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: "ja", likely: "ja" },
  { letters: /\p{Script=Hangul}/gu, languages: "ko", likely: "ko" },
  { letters: /\p{Script=Han}/gu, languages: "zh ja ko yue", likely: "zh" },
  {
    letters: /\p{Script=Cyrillic}/gu,
    languages: "ru uk bg be sr mk kk ky mn tg tt bs",
    likely: "ru",
    own: CYRILLIC,
  },
  { letters: /\p{Script=Greek}/gu, languages: "el", likely: "el" },
  { letters: /\p{Script=Arabic}/gu, languages: "ar fa ur ps ckb ug sd pa ks", likely: "ar", own: ARABIC },
  { letters: /\p{Script=Hebrew}/gu, languages: "he yi", likely: "he" },
  { letters: /\p{Script=Devanagari}/gu, languages: "hi mr ne", likely: "hi" },
  { letters: /\p{Script=Bengali}/gu, languages: "bn as mni", likely: "bn" },
  { letters: /\p{Script=Thai}/gu, languages: "th", likely: "th" },
];
/** Latin letters, with a tag that is valid as `lang`. It says of a text only that its language is not the assumed one. */
const LATIN = { letters: /\p{Script=Latin}/gu, likely: "und-Latn" };

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Languages that are written in Latin letters, too. */
const IN_TWO_SCRIPTS: ReadonlySet<string> = new Set(["bs", "sr"]);

/** Returns whether a language has letters of its own, so that no one writes it in Latin ones. */
const isNotLatin = (language: string): boolean =>
  !IN_TWO_SCRIPTS.has(language) && SCRIPTS.some(({ languages }) => languages.split(" ").includes(language));

/** How many letters of a text one of a language's own stands for: a name of another country's is no more. */
const ONE_IN = 25;
/** Returns the language of a text by letters that others of its script lack. */
const byLetters = (text: string, most: number, own: Own): WrittenLanguage | undefined =>
  own.find(([letters]) => count(text, letters) * ONE_IN >= most)?.[1];

/** Returns the assumed language of a text that may be in it, with the script that the text is in. */
const inScript = (assumed: WrittenLanguage, script: "Latn" | "Cyrl"): WrittenLanguage =>
  primaryOf(assumed) === "sr" ? `sr-${script}` : assumed;

/**
 * Returns the language of a text: the assumed one, unless most of its letters say otherwise. Japanese is recognised by
 * its own letters among Chinese ones. Latin letters alone only rule languages out.
 */
export function languageOfText(text: string, assumed: WrittenLanguage): WrittenLanguage {
  const latin = count(text, LATIN.letters);
  const [kana = 0, ...others] = SCRIPTS.map(({ letters }) => count(text, letters));
  const han = others[1] ?? 0;
  const counts = [kana > 0 ? kana + han : 0, ...others];
  const most = Math.max(latin, ...counts);
  if (most === 0) return assumed;
  const primary = primaryOf(assumed);
  if (latin === most) return assumed !== "" && isNotLatin(primary) ? LATIN.likely : inScript(assumed, "Latn");
  const script = SCRIPTS[counts.indexOf(most)];
  if (!script || script.languages.split(" ").includes(primary)) return inScript(assumed, "Cyrl");
  return byLetters(text, most, script.own ?? []) ?? script.likely;
}
