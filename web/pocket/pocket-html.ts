import type { AccountLanguage } from "#schema/language.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { languageAttributes } from "#web/words/language-attributes.ts";
import { learnOnServer } from "#web/words/server-words.ts";
import { speak, t } from "#web/words/t.ts";

/** Fills pocket mode's template (web/pocket/document.html) in a language: it brings its words, for when there is no network. */
export async function renderPocket(template: string, language: AccountLanguage): Promise<string> {
  const words = await learnOnServer(language, ["pocket"]);
  // Nothing may wait between here and the end: another request may speak another language.
  speak(language);
  const state = `<script type="application/json" id="state">${jsonText(words)}</script>`;
  return template
    .replace(/<html [^>]*>/, () => `<html ${languageAttributes(language)}>`)
    .replace("<!--title-->", () => t("Pocket"))
    .replace("<!--loading-->", () => t("Loading..."))
    .replace("<!--without-script-->", () => t("This page needs JavaScript."))
    .replace("<!--state-->", () => state);
}
