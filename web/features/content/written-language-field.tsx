import { type SelectHTMLAttributes, useMemo } from "react";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { writtenChoices } from "#texts/app/language-choices.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { t } from "#texts/app/t.ts";

type WrittenLanguageFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  value: WrittenLanguage;
  error: string | undefined;
};

/** Shows the field for the language of the words above it. */
export function WrittenLanguageField({ value, error, ...rest }: WrittenLanguageFieldProps) {
  const choices = useMemo(() => writtenChoices(value), [value]);
  return (
    <Field label={t("Language of these words")} error={error}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          value={value}
          choices={choices}
          none={value === "" ? t("Choose a language") : undefined}
        />
      )}
    </Field>
  );
}
