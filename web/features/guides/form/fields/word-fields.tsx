import { useFormContext, useWatch } from "react-hook-form";
import { BIO_MAX, TAG_MAX } from "#schema/limits.ts";
import { cleanLine, cleanText, lengthOf } from "#schema/clean-text.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { Field } from "#web/ui/field.tsx";
import { OtherLanguages } from "#web/features/content/other-languages.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

const EMPTY = { bio: "", professionalTag: "" };

function WordsIn({ language }: { language: PageLanguage }) {
  const { register, control, formState } = useFormContext<FormValues>();
  const { bio, professionalTag } = useWatch({ control, name: `translations.${language}` }) ?? EMPTY;
  const errors = formState.errors.translations?.[language];
  const shared = { dir: "auto", lang: language } as const;
  return (
    <>
      <Field
        label={t("Bio")}
        error={errors?.bio?.message}
        counter={{ value: lengthOf(cleanText(bio)), max: BIO_MAX }}
      >
        {(props) => (
          <textarea {...props} {...shared} {...register(`translations.${language}.bio`)} rows={3} />
        )}
      </Field>
      <Field
        label={t("Professional tag")}
        error={errors?.professionalTag?.message}
        counter={{ value: lengthOf(cleanLine(professionalTag)), max: TAG_MAX }}
      >
        {(props) => (
          <input
            {...props}
            {...shared}
            {...register(`translations.${language}.professionalTag`)}
            type="text"
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}

/** Shows the fields for bio and tag in other languages. */
export function WordFields() {
  const { control, getValues, setValue, formState } = useFormContext<FormValues>();
  const [language, translations] = useWatch({ control, name: ["language", "translations"] });
  return (
    <OtherLanguages
      main={language}
      translations={translations}
      empty={EMPTY}
      isWrong={formState.errors.translations !== undefined}
      onChange={(change) =>
        setValue("translations", change(getValues("translations")), {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
    >
      {(other) => <WordsIn language={other} />}
    </OtherLanguages>
  );
}
