import { useFormContext } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import { AddressField } from "#web/ui/field.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

/** Shows the card with the code by which the operator's booking system knows the guide. It is saved with the form. */
export function BookingCodeCard({ guide: { uniqueId } }: { guide: Guide }) {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <SectionCard title={t("Booking code")}>
      <AddressField
        label={t("Booking code")}
        error={formState.errors.bookingCode?.message}
        hint={t("What your booking system calls this guide. Without it, booking links say {id}.", {
          id: uniqueId,
        })}
      >
        {(props) => (
          <input
            {...props}
            {...register("bookingCode")}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </AddressField>
    </SectionCard>
  );
}
