import { useFormContext, useWatch } from "react-hook-form";
import { SpokenLanguageField, SpokenLanguages } from "#web/features/content/spoken-languages.tsx";
import { WrittenLanguageField } from "#web/features/content/written-language-field.tsx";
import { FieldGrid } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";
import { WordFields } from "./word-fields.tsx";

/** Shows the fields for the language of bio and tag, the languages the guide speaks, and the words in other languages. */
export function LanguageFields() {
  const { control, setValue, register, formState } = useFormContext<FormValues>();
  const [language, spoken] = useWatch({ control, name: ["language", "languagesSpoken"] });
  const chosen = {
    label: t("Languages you speak"),
    languages: spoken,
    onChange: (next: string[]) =>
      setValue("languagesSpoken", next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  };
  return (
    <>
      <FieldGrid>
        <WrittenLanguageField
          {...register("language")}
          value={language}
          error={formState.errors.language?.message}
        />
        <SpokenLanguageField {...chosen} error={formState.errors.languagesSpoken?.message} />
      </FieldGrid>
      <SpokenLanguages {...chosen} />
      <WordFields />
    </>
  );
}
