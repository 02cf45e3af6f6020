import { useFormContext } from "react-hook-form";
import { AddressField, Field, FieldGrid } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

/** Shows the fields of the guide's licence. */
export function LicenceFields() {
  const { register, formState } = useFormContext<FormValues>();
  const { number, issuer, url } = formState.errors.licence ?? {};
  return (
    <FieldGrid>
      <Field label={t("Number")} error={number?.message}>
        {(props) => (
          <input {...props} {...register("licence.number")} type="text" dir="auto" autoComplete="off" />
        )}
      </Field>
      <Field label={t("Issued by")} error={issuer?.message}>
        {(props) => (
          <input {...props} {...register("licence.issuer")} type="text" dir="auto" autoComplete="off" />
        )}
      </Field>
      <AddressField label={t("Where to look it up (optional)")} error={url?.message}>
        {(props) => (
          <input
            {...props}
            {...register("licence.url")}
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder={t("Paste the full link")}
          />
        )}
      </AddressField>
    </FieldGrid>
  );
}
