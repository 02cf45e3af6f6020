import { X } from "lucide-react";
import { type Ref, useMemo } from "react";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { SPOKEN_MAX } from "#schema/limits.ts";
import { languageName, spokenChoices } from "#texts/app/language-choices.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./spoken-languages.module.css";

type SpokenLanguagesProps = {
  label: string;
  languages: readonly WrittenLanguage[];
  disabled?: boolean;
  onChange: (languages: WrittenLanguage[]) => void;
};

type SpokenLanguageFieldProps = SpokenLanguagesProps & {
  error: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** Shows the field that adds one of the languages that somebody speaks, or a tour is in. */
export function SpokenLanguageField({
  label,
  languages,
  disabled = false,
  error,
  ref,
  onChange,
}: SpokenLanguageFieldProps) {
  const choices = useMemo(() => spokenChoices(), []);
  const isFull = languages.length >= SPOKEN_MAX;
  return (
    <Field
      label={label}
      error={error}
      hint={isFull ? t("You have {max}, the most you can have.", { max: SPOKEN_MAX }) : undefined}
    >
      {(control) => (
        <Select
          {...control}
          {...(ref !== undefined && { ref })}
          value=""
          none={t("Add a language")}
          choices={choices.filter(({ value }) => !languages.includes(value))}
          disabled={disabled || isFull}
          onChange={({ target }) => {
            if (target.value !== "") onChange([...languages, target.value]);
          }}
        />
      )}
    </Field>
  );
}

/** Shows the chosen languages, each to be removed. Nothing while there are none. */
export const SpokenLanguages = ({ label, languages, disabled, onChange }: SpokenLanguagesProps) =>
  languages.length > 0 && (
    <ul className={styles.languages} aria-label={label}>
      {languages.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            disabled={disabled}
            aria-label={t("Remove {name}", { name: languageName(tag) })}
            onClick={() => onChange(languages.filter((other) => other !== tag))}
          >
            {languageName(tag)}
            <X size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
