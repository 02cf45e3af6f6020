import { useState } from "react";
import type { PageCase } from "#schema/page-report.ts";
import type { ReviewCase } from "#schema/moderation.ts";
import { Hint } from "#web/ui/hint.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { pageCasesQuery } from "../page-queries.ts";
import { casesQuery } from "../queries.ts";
import { CaseQueue, type Filter } from "./case-queue.tsx";
import { ReportedPage } from "./page-case.tsx";
import { ReportCase } from "./report-case.tsx";
import styles from "./reports.module.css";

type About = "reviews" | "pages";

const KINDS: Choice<About>[] = [
  { value: "reviews", label: "Reviews" },
  { value: "pages", label: "Pages" },
];
const FILTERS: Choice<Filter>[] = [
  { value: "open", label: "Waiting" },
  { value: "decided", label: "Decided" },
];

type Choice<Value> = { value: Value; label: PlainText };
type ChoiceProps<Value> = { choices: Choice<Value>[]; chosen: Value; onChoose: (value: Value) => void };

const Choose = <Value extends string>({ choices, chosen, onChoose }: ChoiceProps<Value>) => (
  <div className={styles.choice}>
    {choices.map(({ value, label }) => (
      <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
        {t(label)}
      </button>
    ))}
  </div>
);

const Reviews = ({ filter }: { filter: Filter }) => (
  <CaseQueue<ReviewCase>
    label={t("Reviews")}
    filter={filter}
    options={casesQuery(filter)}
    keyOf={({ review }) => `${review.id} ${review.status}`}
    empty={
      filter === "open"
        ? t("Reviews that are held or reported come here.")
        : t("What you decide about reviews is recorded here.")
    }
    Case={ReportCase}
  />
);

const Pages = ({ filter }: { filter: Filter }) => (
  <CaseQueue<PageCase>
    label={t("Pages")}
    filter={filter}
    options={pageCasesQuery(filter)}
    keyOf={({ guide, createdAt }) => `${guide.id} ${createdAt}`}
    empty={
      filter === "open" ? t("Reported pages come here.") : t("What you decide about pages is recorded here.")
    }
    Case={ReportedPage}
  />
);

/** Shows what was held or reported, reviews and pages, to be hidden or kept. */
export function Reports() {
  const [about, setAbout] = useState<About>("reviews");
  const [filter, setFilter] = useState<Filter>("open");
  const Queue = about === "reviews" ? Reviews : Pages;
  return (
    <>
      <h2 className="vh">{t("Reports")}</h2>
      <div className={styles.top}>
        <Choose choices={KINDS} chosen={about} onChoose={setAbout} />
        <Choose choices={FILTERS} chosen={filter} onChoose={setFilter} />
        <Hint>
          {about === "reviews"
            ? t("Held ones first, then the oldest. Unkind but honest stays; private, hateful or paid goes.")
            : t("Urgent ones first, then the oldest. Nothing is hidden by itself.")}
        </Hint>
      </div>
      <Queue key={filter} filter={filter} />
    </>
  );
}
