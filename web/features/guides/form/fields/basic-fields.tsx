import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { BIO_MAX, TAG_MAX } from "#schema/limits.ts";
import { DISPLAY_TAG } from "#schema/tag.ts";
import { cleanLine, cleanText, lengthOf } from "#schema/clean-text.ts";
import { LanguageQuestion } from "#web/features/content/language-question.tsx";
import { Field } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

/**
 * Shows the fields for name, bio and tag. Too long a text can be typed, and the counter marks it at once.
 */
export function BasicFields() {
  const { register, control, formState, setValue, getValues } = useFormContext<FormValues>();
  const [bio, tag, language] = useWatch({ control, name: ["bio", "professionalTag", "language"] });
  /** the words as they stood when a field of them was left last, so that nobody is asked while typing */
  const [written, setWritten] = useState("");
  const onBlur = () => setWritten(getValues(["bio", "professionalTag"]).join(" "));
  const { errors } = formState;
  return (
    <>
      <Field label={t("Name")} error={errors.name?.message}>
        {(props) => (
          <input {...props} {...register("name")} type="text" dir="auto" autoComplete="name" required />
        )}
      </Field>
      <Field
        label={t("Bio")}
        error={errors.bio?.message}
        counter={{ value: lengthOf(cleanText(bio)), max: BIO_MAX }}
      >
        {(props) => <textarea {...props} {...register("bio", { onBlur })} rows={3} dir="auto" />}
      </Field>
      <Field
        label={t("Professional tag")}
        hint={t("What you do, in a few words, under your name.")}
        error={errors.professionalTag?.message}
        counter={{ value: lengthOf(cleanLine(tag)), max: TAG_MAX }}
      >
        {(props) => (
          <input
            {...props}
            {...register("professionalTag", { onBlur })}
            type="text"
            dir="auto"
            autoComplete="organization-title"
            placeholder={t(DISPLAY_TAG)}
          />
        )}
      </Field>
      <LanguageQuestion
        text={written}
        language={language}
        onYes={(likely) => setValue("language", likely, { shouldDirty: true })}
      />
    </>
  );
}
