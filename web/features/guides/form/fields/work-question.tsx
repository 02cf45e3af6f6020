import { placeName } from "#texts/app/country-names.ts";
import { QuestionNote } from "#web/ui/question-note.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import styles from "./tip-settings.module.css";

type WorkQuestionProps = { country: string; currency: string; onYes: () => void; onChange: () => void };

/** Asks whether someone works in the country of their number, where their device says another one. */
export function WorkQuestion({ country, currency, onYes, onChange }: WorkQuestionProps) {
  const money = new Intl.DisplayNames(appLocale(), { type: "currency" }).of(currency || "XXX") ?? currency;
  return (
    <QuestionNote
      className={styles.question}
      answers={[
        { text: t("Yes"), onClick: onYes },
        { text: t("Change"), onClick: onChange },
      ]}
    >
      {t("You work in {country}, tips in {currency}?", { country: placeName(country), currency: money })}
    </QuestionNote>
  );
}
