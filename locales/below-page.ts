import { type ChoiceTexts, loadIn, type ReportTexts, type TipTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";

// Apart from the public page's texts: a scan needs none of these.

const TIP = import.meta.glob<TipTexts>("./guest/*.json", { query: "?section=tip", import: "default" });
/** Loads the texts of the tip page. */
export const loadTipTexts = (language: PageLanguage): Promise<TipTexts> => loadIn(TIP, language);

const REPORT = import.meta.glob<ReportTexts>("./guest/*.json", {
  query: "?section=report",
  import: "default",
});
/** Loads the texts of the report of a review. */
export const loadReportTexts = (language: PageLanguage): Promise<ReportTexts> => loadIn(REPORT, language);

const CHOICE = import.meta.glob<ChoiceTexts>("./guest/*.json", {
  query: "?section=choice",
  import: "default",
});
/** Loads the texts of the choice of a language. */
export const loadChoiceTexts = (language: PageLanguage): Promise<ChoiceTexts> => loadIn(CHOICE, language);
