import type { WrittenLanguage } from "#schema/language-tag.ts";
import { languageOfText } from "#schema/script-language.ts";

/** Browsers have been seen with an empty tag, and with one that Intl refuses. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The language of a device's tag (BCP 47), with script or region only where readers would write it in another way; "" where
 * the tag says none. It may be one that no page of ours speaks: `negotiate` would take another for it.
 */
function languageOfDevice(tag: string): WrittenLanguage {
  const { language = "", region, script } = localeOf(tag) ?? {};
  if (language === "pt") return region === undefined || region === "BR" ? "pt-BR" : "pt-PT";
  if (language === "zh")
    return script === "Hant" || /^(?:HK|MO|TW)$/.test(region ?? "") ? "zh-Hant" : "zh-Hans";
  return language === "no" ? "nb" : language;
}

/**
 * The language that somebody here most likely writes: the device's, unless the letters say otherwise; "" where they say no
 * more. `device`: its tag, BCP 47.
 */
export function likelyLanguage(text: string, device = navigator.language): WrittenLanguage {
  const likely = languageOfText(text, languageOfDevice(device));
  if (likely === "zh") return "zh-Hans";
  return likely.startsWith("und") ? "" : likely;
}
