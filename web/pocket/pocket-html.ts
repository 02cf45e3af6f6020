import type { AccountTexts } from "#locales/account.ts";
import { type AccountLanguage, tagOf } from "#locales/languages.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { languageAttributes } from "#texts/app/language-attributes.ts";
import { addTexts, renderIn, t } from "#texts/app/t.ts";

/**
 * Fills pocket mode's template (web/pocket/document.html) in a language. It holds its words, so that it needs no
 * network.
 */
export function renderPocket(template: string, language: AccountLanguage, texts: AccountTexts = {}): string {
  addTexts(language, texts);
  const state = `<script type="application/json" id="state">${jsonText(texts)}</script>`;
  return renderIn(language, tagOf(language), () =>
    template
      .replace(/<html [^<>]*>/, () => `<html ${languageAttributes(language)}>`)
      .replace("<!--title-->", () => t("Pocket"))
      .replace("<!--loading-->", () => t("Loading..."))
      .replace("<!--without-script-->", () => t("This page needs JavaScript."))
      .replace("<!--state-->", () => state),
  );
}
