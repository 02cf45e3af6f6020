import { X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { languageOfText } from "#schema/script-language.ts";
import { languageName, spokenChoices, writtenChoices } from "#web/i18n/language-choices.ts";
import { negotiate } from "#web/i18n/negotiate.ts";
import { Field, FieldGrid } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { FormValues } from "../values.ts";
import styles from "./language-fields.module.css";
import { WordFields } from "./word-fields.tsx";

const SPOKEN_MAX = 8;

/** Fills in the language of the words, until somebody has chosen one: the browser's, unless the letters say otherwise. */
function useDefaultLanguage(): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    const [language, bio] = getValues(["language", "bio"]);
    if (language !== "") return;
    const device = negotiate({ accepted: navigator.languages.join(",") }).language;
    const likely = languageOfText(bio, device);
    // A default alone is no change that would be lost.
    if (!likely.startsWith("und")) setValue("language", likely === "zh" ? "zh-Hans" : likely);
  }, [getValues, setValue]);
}

/** The language of bio and tag, those the guide speaks, and the words in others. */
export function LanguageFields() {
  const { control, setValue, register, formState } = useFormContext<FormValues>();
  const [language, spoken] = useWatch({ control, name: ["language", "languagesSpoken"] });
  const written = useMemo(() => writtenChoices(language), [language]);
  const speakable = useMemo(() => spokenChoices(), []);
  useDefaultLanguage();
  const setSpoken = (next: string[]) =>
    setValue("languagesSpoken", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const isFull = spoken.length >= SPOKEN_MAX;
  return (
    <>
      <FieldGrid>
        <Field label="Language of these words" error={formState.errors.language?.message}>
          {(props) => (
            <Select
              {...props}
              {...register("language")}
              value={language}
              choices={written}
              none={language === "" ? "Choose a language" : undefined}
            />
          )}
        </Field>
        <Field
          label="Languages you speak"
          error={formState.errors.languagesSpoken?.message}
          hint={isFull ? `These are ${SPOKEN_MAX}, the most there can be.` : undefined}
        >
          {(props) => (
            <Select
              {...props}
              value=""
              none="Add a language"
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
        <ul className={styles.spoken} aria-label="Languages you speak">
          {spoken.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove ${languageName(tag)}`}
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
