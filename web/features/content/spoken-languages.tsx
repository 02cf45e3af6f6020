import { X } from "lucide-react";
import { type Ref, useMemo, useRef } from "react";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { SPOKEN_MAX } from "#schema/limits.ts";
import { languageName, spokenChoices } from "#texts/app/language-choices.ts";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
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
  const choices = useMemo(
    () => spokenChoices().filter(({ value }) => !languages.includes(value)),
    [languages],
  );
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
          data-spoken
          value=""
          none={t("Add a language")}
          choices={choices}
          disabled={disabled || isFull}
          onChange={({ target }) => {
            if (target.value !== "") onChange([...languages, target.value]);
          }}
        />
      )}
    </Field>
  );
}

type ChosenProps = { language: WrittenLanguage; disabled: boolean | undefined; onRemove: () => void };

function Chosen({ language, disabled, onRemove }: ChosenProps) {
  const item = useRef<HTMLLIElement>(null);
  usePassFocus(item, (gone) => [
    gone.nextElementSibling?.querySelector("button"),
    gone.closest("form")?.querySelector<HTMLElement>("select[data-spoken]"),
  ]);
  return (
    <li ref={item}>
      <button
        type="button"
        disabled={disabled}
        aria-label={t("Remove {name}", { name: languageName(language) })}
        onClick={onRemove}
      >
        {languageName(language)}
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Shows the chosen languages, each to be removed. Nothing while there are none. */
export const SpokenLanguages = ({ label, languages, disabled, onChange }: SpokenLanguagesProps) =>
  languages.length > 0 && (
    <ul className={styles.languages} aria-label={label}>
      {languages.map((language) => (
        <Chosen
          key={language}
          language={language}
          disabled={disabled}
          onRemove={() => onChange(languages.filter((other) => other !== language))}
        />
      ))}
    </ul>
  );
