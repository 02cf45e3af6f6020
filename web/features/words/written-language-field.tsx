import { type SelectHTMLAttributes, useMemo } from "react";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { writtenChoices } from "#web/i18n/language-choices.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

type WrittenLanguageFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  value: WrittenLanguage;
  error: string | undefined;
};

/** Says which language the words above it are in. */
export function WrittenLanguageField({ value, error, ...rest }: WrittenLanguageFieldProps) {
  const choices = useMemo(() => writtenChoices(value), [value]);
  return (
    <Field label="Language of these words" error={error}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          value={value}
          choices={choices}
          none={value === "" ? "Choose a language" : undefined}
        />
      )}
    </Field>
  );
}
