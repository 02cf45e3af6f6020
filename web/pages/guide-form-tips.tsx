import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { countryOf } from "#schema/country.ts";
import type { Guide } from "#schema/guide.ts";
import type { LinkField } from "#schema/links.ts";
import { specWays } from "#payment-codes/spec-ways.ts";
import { focusField } from "#web/features/guides/form/focus-field.ts";
import { ReceiverQuestion } from "#web/features/guides/form/fields/receiver-question.tsx";
import { TipSettings } from "#web/features/guides/form/fields/tip-settings.tsx";
import { type FormValues, linksOf, newValues } from "#web/features/guides/form/values.ts";
import { publicGuideQuery } from "#web/features/guides/queries.ts";
import { paymentWaysQuery } from "#web/features/payment-ways/queries.ts";
import { type PendingWays, usePendingWays } from "#web/features/payment-ways/use-pending-ways.ts";
import { WayEditor } from "#web/features/payment-ways/way-editor.tsx";
import { PaymentWays } from "#web/features/payment-ways/payment-ways.tsx";
import { useSession } from "#web/features/session/queries.ts";
import { Help } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./guide-form-tips.module.css";

type GuideTipsProps = {
  /** undefined while the profile is new */
  guide: Guide | undefined;
  isSaving: boolean;
  /** gets the ways of a new profile whenever they change */
  onPending: (ways: PendingWays) => void;
};

/**
 * Shows the rest of the form's card of tips: more ways, which are saved at once but for those of a new profile, and
 * settings, which are saved with the form.
 */
export function GuideTips({ guide, isSaving, onPending }: GuideTipsProps) {
  const client = useQueryClient();
  const form = useFormContext<FormValues>();
  const { control } = form;
  const [blank] = useState(() => newValues());
  const values = { ...blank, ...useWatch({ control }) };
  const pending = usePendingWays();
  const report = useEffectEvent(() => onPending(pending));
  useEffect(() => report(), [pending.state]);
  const stored = pending.isPendingFor(guide?.id) ? undefined : guide;
  const part = useRef<HTMLFieldSetElement>(null);
  const isDone = stored !== undefined && pending.ways.length > 0;
  const forget = useEffectEvent(pending.clear);
  useEffect(() => {
    if (isDone) forget();
  }, [isDone]);
  useEffect(() => {
    if (!isSaving) part.current?.querySelector<HTMLElement>("[data-wrong] button[data-edit]")?.focus();
  }, [isSaving]);
  const { user } = useSession();
  const { data: storedWays = [] } = useQuery({
    ...paymentWaysQuery(guide?.id ?? 0),
    enabled: guide !== undefined,
  });
  const shown = {
    country: countryOf(values.country),
    links: specWays(linksOf(values)),
    onField: (field: LinkField) => focusField(form, field),
  };
  return (
    <>
      <section className={styles.ways} aria-labelledby="more-ways">
        <h3 id="more-ways">{t("More ways to be tipped")}</h3>
        <Help className={styles.lead}>
          {stored
            ? t(
                "Guests see them in this order. What works in their country comes first. Changes here are saved at once.",
              )
            : t(
                "Guests see them in this order. What works in their country comes first. They are saved with your profile.",
              )}
        </Help>
        {stored ? (
          <PaymentWays
            guideId={stored.id}
            {...shown}
            onSaved={(ways) =>
              client.setQueryData(
                publicGuideQuery(stored.uniqueId).queryKey,
                (shown) => shown && { ...shown, hasPaymentWays: ways.length > 0 },
              )
            }
          />
        ) : (
          <fieldset ref={part} className={styles.kept} disabled={isSaving}>
            <WayEditor ways={pending.ways} changes={pending.changes} {...shown} />
          </fieldset>
        )}
      </section>
      {user && (
        <ReceiverQuestion
          user={user}
          ownerId={guide?.userId}
          hasWays={shown.links.length + pending.ways.length + storedWays.length > 0}
        />
      )}
      <TipSettings isNew={guide === undefined} isSaving={isSaving} isKnown={(guide?.country ?? "") !== ""} />
    </>
  );
}
