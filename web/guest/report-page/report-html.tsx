import { renderToStaticMarkup } from "react-dom/server";
import { PAGE_REPORT_REASONS, REPORT_REASONS } from "#schema/report-reasons.ts";
import type { PageTexts, ReportTexts } from "#locales/guest.ts";
import { langOf } from "#texts/guest/foreign.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { renderPlainPage } from "#web/guest/document/document.tsx";
import report from "#web/styles/report.css?inline";
import { More } from "./report-more.tsx";

export { loadReportTexts } from "#locales/below-page.ts";

/** The order of the reasons against a review, the most frequent first. */
const ORDER = ["not-a-guest", "offensive", "spam", "personal-data", "other"] as const;
if (ORDER.length !== REPORT_REASONS.length) throw new Error("a reason is missing");

/** What is reported: a review, or the whole page of a guide. `api`: the call that takes the report. */
type Reported = { api: string } & (
  | { kind: "review"; id: number; name: string; comment: string; language: string }
  | { kind: "page"; name: string; stamp: string }
);

export type ReportView = {
  language: PageLanguage;
  texts: ReportTexts;
  /** the words that the public page has, too */
  catalogue: PageTexts;
  /** the address of the profile's page */
  profile: string;
  /** whether a reporter can leave an address, because this server sends e-mails */
  takesEmail: boolean;
  about: Reported;
  /** whether the report was sent, or what is wrong with it; undefined before it was tried */
  outcome: "sent" | "refused" | "unsaid" | "limited" | undefined;
  /** what was typed, where something is wrong with it */
  typed: Readonly<Record<string, string>>;
};

const titleOf = ({ about, texts, catalogue }: ReportView): string =>
  about.kind === "review" ? texts.title : catalogue.reportPage;

/** Lists the reasons with their texts. */
function reasonsOf({ about, texts }: ReportView): [reason: string, text: string][] {
  if (about.kind === "review") return ORDER.map((reason) => [reason, texts[reason]]);
  const own = { offensive: texts.pageOffensive, "personal-data": texts.pagePersonalData };
  return PAGE_REPORT_REASONS.map((reason) => [reason, { ...texts, ...own }[reason]]);
}

/** Shows the reasons, and the fields for more. */
function Form({ view }: { view: ReportView }) {
  const { language, texts, catalogue, profile, about, outcome, typed } = view;
  const isPage = about.kind === "page";
  return (
    <form
      className="report"
      method="post"
      action={`${profile}/report?lang=${language}`}
      data-api={about.api}
      data-title={titleOf(view)}
      data-thanks={texts.thanks}
      data-refused={isPage ? texts.sayWhat : texts.choose}
      data-limited={catalogue.tooMany}
      data-lost={catalogue.noNetwork}
      data-again={catalogue.tryAgain}
    >
      {isPage ? (
        <>
          <input type="hidden" name="stamp" value={about.stamp} />
          <input className="trap" name="subject" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </>
      ) : (
        <input type="hidden" name="review" value={about.id} />
      )}
      <p className="lead">{isPage ? texts.pageLead : texts.lead}</p>
      <fieldset aria-label={titleOf(view)}>
        {reasonsOf(view).map(([reason, text]) => (
          <label key={reason} className="option">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={typed.reason === reason}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <More {...view} isPage={isPage} />
      <p className="fine">{texts.goodFaith}</p>
      <p className="problem" role="alert">
        {outcome === "refused" && texts.choose}
        {outcome === "unsaid" && texts.sayWhat}
        {outcome === "limited" && catalogue.tooMany}
      </p>
      <button className="btn ink lg block" type="submit">
        {texts.send}
      </button>
      <a className="btn cancel" href={backOf(view)} data-cancel>
        {texts.cancel}
      </a>
    </form>
  );
}

const backOf = ({ profile, about }: ReportView): string =>
  about.kind === "review" ? `${profile}#reviews` : profile;

/** Renders the form alone, for the sheet of the public page, which shows its title. */
export const renderReportPart = (view: ReportView): string =>
  `<style>${report}</style>${renderToStaticMarkup(<Form view={view} />)}`;

const Thanks = ({ view }: { view: ReportView }) => (
  <div className="none">
    <h1>{view.texts.thanks}</h1>
    <p>{view.about.kind === "review" ? view.texts.thanksText : view.texts.pageThanksText}</p>
    <a className="btn line" href={backOf(view)}>
      {view.texts.back}
    </a>
  </div>
);

/** Shows what is reported: a review in its words, a page by its guide's name. */
function About({ view: { about, language } }: { view: ReportView }) {
  const name = (
    <b dir="auto" translate="no">
      {about.name}
    </b>
  );
  if (about.kind === "page") return <p className="whose">{name}</p>;
  return (
    <blockquote>
      {name}
      <p dir="auto" lang={langOf(about.language, language)}>
        {about.comment}
      </p>
    </blockquote>
  );
}

/** Renders a report as a page, for browsers without scripts and where the sheet can't be loaded. */
export function renderReportPage(view: ReportView): string {
  const { language, catalogue, outcome } = view;
  return renderPlainPage({
    language,
    title: titleOf(view),
    name: "report-page",
    styles: report,
    texts: catalogue,
    children:
      outcome === "sent" ? (
        <Thanks view={view} />
      ) : (
        <>
          <h1>{titleOf(view)}</h1>
          <About view={view} />
          <Form view={view} />
        </>
      ),
  });
}
