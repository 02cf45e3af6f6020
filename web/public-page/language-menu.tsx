import { Globe } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { type Language, LANGUAGES, languages } from "#web/i18n/languages.ts";
import { useLocale } from "#web/i18n/use-locale.ts";

/**
 * The links as text: forty elements that never change were a sixth of the work of rendering the page. Nothing in them
 * needs escaping: `path` is encoded, the rest is ours.
 */
const items = (path: string, current: Language): string =>
  languages
    .map((language) => {
      const mark = language === current ? ' aria-current="true"' : "";
      return `<li><a href="${path}?lang=${language}" lang="${language}" hreflang="${language}"${mark}>${LANGUAGES[language]}</a></li>`;
    })
    .join("");

/** Links to the page in other languages; the server remembers the choice in a cookie. */
export function LanguageMenu({ uniqueId }: { uniqueId: string }) {
  const { language: current, words } = useLocale();
  return (
    <details className="langs">
      <summary className="btn line sm">
        <Globe size={20} aria-hidden="true" />
        <span className="vh">{words.language}:</span> {LANGUAGES[current]}
      </summary>
      <ul dangerouslySetInnerHTML={{ __html: items(paths.profile(uniqueId), current) }} />
    </details>
  );
}
