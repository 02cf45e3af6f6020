import { ArrowLeft, Check } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ChoiceTexts, loadPageTexts } from "#locales/guest.ts";
import { loadChoiceTexts } from "#locales/below-page.ts";
import { LANGUAGES, PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";
import { loadNames, namesIn } from "#texts/guest/names.ts";
import cardPage from "#web/styles/card-page.css?inline";
import language from "#web/styles/language.css?inline";
import { renderPlainPage } from "../document/document.tsx";

/** The input of the page of languages. */
type LanguageChoice = {
  /** the language the page is in */
  language: PageLanguage;
  /** the device's language, whatever was chosen */
  device: PageLanguage;
  /** the path of this site that a choice leads to */
  back: string;
};

type RowProps = { value: string; label: string; name?: string; lang: PageLanguage; isCurrent?: boolean };

const Row = ({ value, label, name, lang, isCurrent }: RowProps) => (
  <button className="lang" name="language" value={value} aria-current={isCurrent || undefined}>
    <bdi lang={lang}>{label}</bdi>
    {name !== undefined && name.toLowerCase() !== label.toLowerCase() && <small>{name}</small>}
    {isCurrent === true && <Check size={22} aria-hidden="true" />}
  </button>
);

/** Shows the languages as buttons of a plain form. Each has its own name, and its name in the page's language. */
function Choices({ language: current, device, back, texts }: LanguageChoice & { texts: ChoiceTexts }) {
  const names = namesIn(current);
  const nameOf = (code: PageLanguage) => names.language(code) ?? code;
  return (
    <form className="langs" method="post" action="/language">
      <input type="hidden" name="back" value={back} />
      <Row value={current} label={LANGUAGES[current].name} lang={current} isCurrent />
      <Row value="" label={texts.asOnPhone} name={nameOf(device)} lang={current} />
      {PAGE_LANGUAGES.filter((code) => code !== current).map((code) => (
        <Row key={code} value={code} label={LANGUAGES[code].name} name={nameOf(code)} lang={code} />
      ))}
    </form>
  );
}

/** Renders the choices alone, for the sheet of the public page, which has the heading. */
export async function renderLanguagePart(choice: LanguageChoice): Promise<string> {
  const [texts] = await Promise.all([loadChoiceTexts(choice.language), loadNames(choice.language)]);
  return `<style>${language}</style>${renderToStaticMarkup(<Choices {...choice} texts={texts} />)}`;
}

/** Renders the page of languages: a document without scripts. */
export async function renderLanguagePage(choice: LanguageChoice): Promise<string> {
  const { language: current, back } = choice;
  const [pageTexts, texts] = await Promise.all([
    loadPageTexts(current),
    loadChoiceTexts(current),
    loadNames(current),
  ]);
  return renderPlainPage({
    language: current,
    title: pageTexts.language,
    name: "card-page",
    styles: cardPage + language,
    texts: pageTexts,
    children: (
      <>
        <a className="icon-btn flip" href={back} aria-label={texts.back}>
          <ArrowLeft size={24} />
        </a>
        <h1>{pageTexts.language}</h1>
        <Choices {...choice} texts={texts} />
      </>
    ),
  });
}
