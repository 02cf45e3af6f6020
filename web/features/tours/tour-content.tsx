import { useFormContext, useWatch } from "react-hook-form";
import { cleanLine, cleanText, lengthOf } from "#schema/clean-text.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { DESCRIPTION_MAX, TITLE_MAX } from "#schema/tour.ts";
import { OtherLanguages } from "#web/features/content/other-languages.tsx";
import { WrittenLanguageField } from "#web/features/content/written-language-field.tsx";
import { Field } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import type { TourForm } from "./tour-form.ts";

const EMPTY = { title: "", description: "" };

type WordsProps = { path: "" | `translations.${PageLanguage}.`; disabled: boolean };

/** Shows the fields for title and description: the tour's own, or those in one of the other languages. */
export function TourContent({ path, disabled }: WordsProps) {
  const { register, control, formState, getFieldState } = useFormContext<TourForm>();
  const [title, description] = useWatch({ control, name: [`${path}title`, `${path}description`] });
  const isOwn = path === "";
  const shared = { dir: "auto", readOnly: disabled, required: isOwn } as const;
  return (
    <>
      <Field
        label={t("Title")}
        error={getFieldState(`${path}title`, formState).error?.message}
        counter={{ value: lengthOf(cleanLine(title ?? "")), max: TITLE_MAX }}
      >
        {(props) => (
          <input {...props} {...register(`${path}title`)} {...shared} type="text" autoComplete="off" />
        )}
      </Field>
      <Field
        label={t("Description")}
        error={getFieldState(`${path}description`, formState).error?.message}
        counter={{ value: lengthOf(cleanText(description ?? "")), max: DESCRIPTION_MAX }}
      >
        {(props) => <textarea {...props} {...register(`${path}description`)} {...shared} rows={3} />}
      </Field>
    </>
  );
}

/** Shows the fields for the language of a tour's words, and the same words in other languages. */
export function TourLanguages({ disabled }: { disabled: boolean }) {
  const { register, control, getValues, setValue, formState } = useFormContext<TourForm>();
  const [language, translations] = useWatch({ control, name: ["language", "translations"] });
  return (
    <>
      <WrittenLanguageField
        {...register("language")}
        value={language}
        error={formState.errors.language?.message}
      />
      <OtherLanguages
        main={language}
        translations={translations}
        empty={EMPTY}
        isWrong={formState.errors.translations !== undefined}
        disabled={disabled}
        onChange={(change) =>
          setValue("translations", change(getValues("translations")), { shouldDirty: true })
        }
      >
        {(other) => <TourContent path={`translations.${other}.`} disabled={disabled} />}
      </OtherLanguages>
    </>
  );
}
