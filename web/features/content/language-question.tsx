import { useState } from "react";
import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import { languageName } from "#texts/app/language-choices.ts";
import { QuestionNote } from "#web/ui/question-note.tsx";
import { t } from "#texts/app/t.ts";
import { writtenInOther } from "./likely-language.ts";

type LanguageQuestionProps = {
  /** what stands in the fields that were left */
  text: string;
  language: WrittenLanguage;
  onYes: (language: WrittenLanguage) => void;
};

/** Asks whether words are in another language than was chosen for them, where they look like it. */
export function LanguageQuestion({ text, language, onYes }: LanguageQuestionProps) {
  const [refused, setRefused] = useState<WrittenLanguage>();
  const likely = writtenInOther(text, language);
  if (likely === undefined || primaryOf(likely) === refused) return null;
  return (
    <QuestionNote
      answers={[
        { text: t("Yes"), onClick: () => onYes(likely) },
        { text: t("No"), onClick: () => setRefused(primaryOf(likely)) },
      ]}
    >
      {t("Are these words in {language}?", { language: languageName(likely) })}
    </QuestionNote>
  );
}
