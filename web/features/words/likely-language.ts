import type { WrittenLanguage } from "#schema/language-tag.ts";
import { languageOfText } from "#schema/script-language.ts";

/** The language of this device: with a script or region only where readers would write it in another way. */
function deviceLanguage(): string {
  const { language, region, script } = new Intl.Locale(navigator.language);
  if (language === "pt") return region === undefined || region === "BR" ? "pt-BR" : "pt-PT";
  if (language === "zh")
    return script === "Hant" || /^(?:HK|MO|TW)$/.test(region ?? "") ? "zh-Hant" : "zh-Hans";
  return language === "no" ? "nb" : language;
}

/** The language that somebody here most likely writes: the device's, unless the letters say otherwise; "" where they say no more. */
export function likelyLanguage(text: string): WrittenLanguage {
  const likely = languageOfText(text, deviceLanguage());
  if (likely === "zh") return "zh-Hans";
  return likely.startsWith("und") ? "" : likely;
}
