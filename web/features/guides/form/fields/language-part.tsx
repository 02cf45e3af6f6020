import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { t } from "#texts/app/t.ts";
import { hasWords } from "../folds.ts";
import { LaterPart } from "../later-part.tsx";
import type { FormValues } from "../values.ts";
import styles from "./folds.module.css";

const loadLanguages = async () => (await import("./language-fields.tsx")).LanguageFields;
const NOTHING = {};
const FIELDS = ["callMe", "languagesSpoken", "translations"] as const;

/** Shows how guests call the guide, and the languages. `isFolded`: whether they stand folded at first. */
export function LanguagePart({ isFolded }: { isFolded: boolean }) {
  const { register, control, formState } = useFormContext<FormValues>();
  const [callMe, languagesSpoken, translations] = useWatch({ control, name: FIELDS });
  const { errors } = formState;
  const isWrong = [...FIELDS, "language" as const].some((field) => errors[field]);
  return (
    <Fold
      className={styles.fold}
      title={t("Languages and how to be called")}
      isOpen={!isFolded}
      isNeeded={isWrong || hasWords({ callMe, languagesSpoken, translations })}
    >
      <Field
        label={t("What guests call you")}
        error={errors.callMe?.message}
        hint={t("If it isn’t your full name. Guests see it wherever the page mentions you.")}
      >
        {(props) => <input {...props} {...register("callMe")} type="text" dir="auto" autoComplete="off" />}
      </Field>
      <LaterPart load={loadLanguages} height={140} props={NOTHING} />
    </Fold>
  );
}
