import { X } from "lucide-react";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { WrittenLanguageField } from "#web/features/content/written-language-field.tsx";
import { languageName, spokenChoices } from "#texts/app/language-choices.ts";
import { Field, FieldGrid } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";
import styles from "./language-fields.module.css";
import { WordFields } from "./word-fields.tsx";

const SPOKEN_MAX = 8;

/** Shows the fields for the language of bio and tag, the languages the guide speaks, and the words in other languages. */
export function LanguageFields() {
  const { control, setValue, register, formState } = useFormContext<FormValues>();
  const [language, spoken] = useWatch({ control, name: ["language", "languagesSpoken"] });
  const speakable = useMemo(() => spokenChoices(), []);
  const setSpoken = (next: string[]) =>
    setValue("languagesSpoken", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const isFull = spoken.length >= SPOKEN_MAX;
  return (
    <>
      <FieldGrid>
        <WrittenLanguageField
          {...register("language")}
          value={language}
          error={formState.errors.language?.message}
        />
        <Field
          label={t("Languages you speak")}
          error={formState.errors.languagesSpoken?.message}
          hint={isFull ? t("You have {max}, the most you can have.", { max: SPOKEN_MAX }) : undefined}
        >
          {(props) => (
            <Select
              {...props}
              value=""
              none={t("Add a language")}
              choices={speakable.filter(({ value }) => !spoken.includes(value))}
              disabled={isFull}
              onChange={({ target }) => {
                if (target.value !== "") setSpoken([...spoken, target.value]);
              }}
            />
          )}
        </Field>
      </FieldGrid>
      {spoken.length > 0 && (
        <ul className={styles.spoken} aria-label={t("Languages you speak")}>
          {spoken.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={t("Remove {name}", { name: languageName(tag) })}
                onClick={() => setSpoken(spoken.filter((other) => other !== tag))}
              >
                {languageName(tag)}
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <WordFields />
    </>
  );
}
