import { useLocale } from "#texts/guest/use-locale.ts";
import type { ShownText } from "./in-language.ts";

/** Shows the link to a translation of what someone wrote. */
export const TranslateLink = ({ href }: { href: string }) => (
  <a className="rep" href={href} target="_blank" rel="noopener noreferrer nofollow">
    <svg width="17" height="17" aria-hidden="true">
      <use href="#globe" />
    </svg>
    <u>{useLocale().texts.translate}</u>
  </a>
);

/** Shows what someone wrote, with help for readers of other languages. */
export function WrittenText({ shown: { text, lang, translate, original } }: { shown: ShownText }) {
  const { texts } = useLocale();
  return (
    <>
      <p dir="auto" lang={lang}>
        {text}
      </p>
      {translate !== undefined && <TranslateLink href={translate} />}
      {original && (
        <details className="orig">
          <summary className="rep">
            {`${texts.translated} · `}
            <u>{texts.original}</u>
          </summary>
          <p dir="auto" lang={original.lang}>
            {original.text}
          </p>
        </details>
      )}
    </>
  );
}
