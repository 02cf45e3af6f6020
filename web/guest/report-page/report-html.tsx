import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { REPORT_REASONS } from "#schema/report-reasons.ts";
import type { PageTexts, ReportTexts } from "#locales/guest.ts";
import { langOf } from "#texts/guest/foreign.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { renderPlainPage } from "#web/guest/document/document.tsx";
import report from "#web/styles/report.css?inline";

export { loadReportTexts } from "#locales/guest.ts";

/** The order of the reasons, the most frequent first. */
const ORDER = ["not-a-guest", "offensive", "spam", "personal-data", "other"] as const;
if (ORDER.length !== REPORT_REASONS.length) throw new Error("a reason is missing");

export type ReportView = {
  language: PageLanguage;
  texts: ReportTexts;
  /** the address of the profile's page */
  profile: string;
  review: { id: number; name: string; comment: string; language: string };
  /** whether the report was sent, or what is wrong with it; undefined before it was tried */
  outcome: "sent" | "refused" | "limited" | undefined;
};

type FormProps = { view: ReportView; tooMany: string };

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="fld">
    <span className="lab">{label}</span>
    <span className="inp">{children}</span>
  </label>
);

/** Shows the five reasons, and the fields for more. */
function Form({ view: { language, texts, profile, review, outcome }, tooMany }: FormProps) {
  return (
    <form
      className="report"
      method="post"
      action={`${profile}/report?lang=${language}`}
      data-title={texts.title}
      data-thanks={texts.thanks}
    >
      <input type="hidden" name="review" value={review.id} />
      <p className="lead">{texts.lead}</p>
      <fieldset aria-label={texts.title}>
        {ORDER.map((reason) => (
          <label key={reason} className="option">
            <input type="radio" name="reason" value={reason} required />
            {texts[reason]}
          </label>
        ))}
      </fieldset>
      <details>
        <summary>{texts.more}</summary>
        <Field label={texts.text}>
          <textarea name="text" rows={3} maxLength={2000} dir="auto" />
        </Field>
        <Field label={texts.email}>
          <input type="email" name="email" maxLength={254} autoComplete="email" dir="ltr" />
        </Field>
      </details>
      <p className="fine">{texts.goodFaith}</p>
      <p className="problem" role="alert">
        {outcome === "refused" && texts.choose}
        {outcome === "limited" && tooMany}
      </p>
      <button className="btn ink lg block" type="submit">
        {texts.send}
      </button>
      <a className="btn cancel" href={`${profile}#reviews`} data-cancel>
        {texts.cancel}
      </a>
    </form>
  );
}

/** Renders the form alone, for the sheet of the public page, which shows its title. */
export const renderReportPart = (view: ReportView): string =>
  `<style>${report}</style>${renderToStaticMarkup(<Form view={view} tooMany="" />)}`;

const Thanks = ({ view: { texts, profile } }: { view: ReportView }) => (
  <div className="none">
    <h1>{texts.thanks}</h1>
    <p>{texts.thanksText}</p>
    <a className="btn line" href={`${profile}#reviews`}>
      {texts.back}
    </a>
  </div>
);

/**
 * Renders the report of a review as a page, for browsers without scripts and where the sheet can't be loaded.
 * `catalogue`: the words that the public page has, too.
 */
export function renderReportPage(view: ReportView, catalogue: PageTexts): string {
  const { language, texts, review, outcome } = view;
  return renderPlainPage({
    language,
    title: texts.title,
    name: "report-page",
    styles: report,
    texts: catalogue,
    children:
      outcome === "sent" ? (
        <Thanks view={view} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <blockquote>
            <b dir="auto" translate="no">
              {review.name}
            </b>
            <p dir="auto" lang={langOf(review.language, language)}>
              {review.comment}
            </p>
          </blockquote>
          <Form view={view} tooMany={catalogue.tooMany} />
        </>
      ),
  });
}
