import { type AccountLanguage, tagOf } from "#locales/languages.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { languageAttributes } from "#texts/app/language-attributes.ts";
import { loadTextsOnServer } from "#texts/app/server-texts.ts";
import { renderIn, t } from "#texts/app/t.ts";

/**
 * Fills pocket mode's template (web/pocket/document.html) in a language. It holds its words, so that it needs no
 * network.
 */
export async function renderPocket(template: string, language: AccountLanguage): Promise<string> {
  const words = await loadTextsOnServer(language, ["pocket"]);
  const state = `<script type="application/json" id="state">${jsonText(words)}</script>`;
  return renderIn(language, tagOf(language), () =>
    template
      .replace(/<html [^<>]*>/, () => `<html ${languageAttributes(language)}>`)
      .replace("<!--title-->", () => t("Pocket"))
      .replace("<!--loading-->", () => t("Loading..."))
      .replace("<!--without-script-->", () => t("This page needs JavaScript."))
      .replace("<!--state-->", () => state),
  );
}
