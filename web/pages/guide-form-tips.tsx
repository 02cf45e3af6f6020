import { useQueryClient } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { countryOf } from "#schema/country.ts";
import type { Guide } from "#schema/guide.ts";
import { specWays } from "#schema/payment-ways/spec-ways.ts";
import { TipSettings } from "#web/features/guides/form/fields/tip-settings.tsx";
import { type FormValues, linksOf, newValues } from "#web/features/guides/form/values.ts";
import { publicGuideQuery } from "#web/features/guides/queries.ts";
import { PaymentWays } from "#web/features/payment-ways/payment-ways.tsx";
import { Help } from "#web/ui/field.tsx";
import { t } from "#web/words/t.ts";
import styles from "./guide-form-tips.module.css";

/**
 * Shows the rest of the form's card of tips: more ways, which are saved at once, and settings, which are saved with the
 * form.
 */
export function GuideTips({ guide, isSaving }: { guide: Guide | undefined; isSaving: boolean }) {
  const client = useQueryClient();
  const { control, setFocus } = useFormContext<FormValues>();
  const values = { ...newValues(), ...useWatch({ control }) };
  return (
    <>
      <section className={styles.ways} aria-labelledby="more-ways">
        <h3 id="more-ways">{t("More ways to be tipped")}</h3>
        <Help className={styles.lead}>
          {guide
            ? t(
                "Guests see them in this order. What works in their country comes first. Changes here are saved at once.",
              )
            : t("Create your profile first: then you add them here, for guests from any country.")}
        </Help>
        {guide && (
          <PaymentWays
            guideId={guide.id}
            country={countryOf(values.country)}
            links={specWays(linksOf({ ...values, reviewPlatforms: [], translations: {} }))}
            onSaved={(ways) =>
              client.setQueryData(
                publicGuideQuery(guide.uniqueId).queryKey,
                (shown) => shown && { ...shown, hasPaymentWays: ways.length > 0 },
              )
            }
            onField={setFocus}
          />
        )}
      </section>
      <TipSettings isNew={guide === undefined} isSaving={isSaving} isKnown={(guide?.country ?? "") !== ""} />
    </>
  );
}
