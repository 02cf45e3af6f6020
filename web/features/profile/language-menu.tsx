import { Globe } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { LANGUAGES, languages } from "#web/i18n/languages.ts";
import { useLocale } from "#web/i18n/use-locale.ts";

/** The page in another language: plain links to its own address, which the server remembers on the device. */
export function LanguageMenu({ uniqueId }: { uniqueId: string }) {
  const { language: current, words } = useLocale();
  return (
    <details className="langs">
      <summary className="btn line sm">
        <Globe size={20} aria-hidden="true" />
        <span className="vh">{words.language}:</span> {LANGUAGES[current]}
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${paths.profile(uniqueId)}?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? "true" : undefined}
            >
              {LANGUAGES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
