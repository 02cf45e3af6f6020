import type { WrittenLanguage } from "#schema/language-tag.ts";
import { languageOfText } from "#schema/script-language.ts";
import { negotiate } from "#web/i18n/negotiate.ts";

/** The language that somebody here most likely writes: the browser's, unless the letters say otherwise; "" where they say no more. */
export function likelyLanguage(text: string): WrittenLanguage {
  const device = negotiate({ accepted: navigator.languages.join(",") }).language;
  const likely = languageOfText(text, device);
  if (likely === "zh") return "zh-Hans";
  return likely.startsWith("und") ? "" : likely;
}
