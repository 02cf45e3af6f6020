import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import { languageOfText } from "#schema/script-language.ts";
import { languageOfWords } from "#schema/word-language.ts";

/** Parses a tag; undefined for an empty one and for one that Intl refuses, which some browsers send. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Other names of languages that devices send. */
const SAME: Readonly<Record<string, WrittenLanguage>> = { no: "nb", tl: "fil" };

/**
 * Finds the language of a device's tag (BCP 47), with script or region only where that changes how it is written; "" where
 * the tag names none. Unlike `negotiate`, it also returns languages that the public page doesn't have.
 */
function languageOfDevice(tag: string): WrittenLanguage {
  const { language = "", region, script } = localeOf(tag) ?? {};
  if (language === "pt") return region === undefined || region === "BR" ? "pt-BR" : "pt-PT";
  if (language === "zh")
    return script === "Hant" || /^(?:HK|MO|TW)$/.test(region ?? "") ? "zh-Hant" : "zh-Hans";
  if (language === "sr") return script === "Latn" || region === "ME" ? "sr-Latn" : "sr-Cyrl";
  return SAME[language] ?? language;
}

/**
 * Guesses the language of a text: the device's, unless the letters show another one; "" where they only show that it isn't
 * the device's. `device`: the device's tag, BCP 47.
 */
export function likelyLanguage(text: string, device = navigator.language): WrittenLanguage {
  const likely = languageOfText(text, languageOfDevice(device));
  if (likely === "zh") return "zh-Hans";
  return likely.startsWith("und") ? "" : likely;
}

/**
 * Returns the language that a text seems to be in, where it isn't the chosen one. Portuguese is the device's, else
 * Portugal's.
 */
export function writtenInOther(
  text: string,
  chosen: WrittenLanguage,
  devices: readonly string[] = navigator.languages,
): WrittenLanguage | undefined {
  const likely = languageOfWords(text);
  if (likely === undefined || likely === primaryOf(chosen)) return undefined;
  return (
    devices.map(languageOfDevice).find((tag) => primaryOf(tag) === likely) ??
    (likely === "pt" ? "pt-PT" : likely)
  );
}
