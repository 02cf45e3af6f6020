import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { GUIDE_PLACE, hasGuidePlace } from "#schema/booking-link.ts";
import { bookingLinkFor, namedForFareHarbor } from "#schema/guest-booking-link.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { completeUrl } from "#schema/web-url.ts";
import { Field, Help } from "#web/ui/field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import styles from "./booking-link-field.module.css";
import type { TourForm } from "./tour-form.ts";

const SCHEME = "https://";

type BookingLinkFieldProps = {
  /** the account's profiles */
  guides: OwnGuide[];
  disabled: boolean;
  onBlur: () => void;
};

/** Shows the fields for where a tour is booked, and what the guests of each guide open. */
export function BookingLinkField({ guides, disabled, onBlur }: BookingLinkFieldProps) {
  const id = useId();
  const { register, control, setValue, formState } = useFormContext<TourForm>();
  const typed = useWatch({ control, name: "externalLink" });
  const { field: tag } = useController<TourForm, "tagBookings">({ name: "tagBookings", control });
  const externalLink = completeUrl(typed);
  const named = namedForFareHarbor(externalLink);
  const isForEachGuide = tag.value || hasGuidePlace(externalLink);
  return (
    <>
      <Field
        label={t("Booking Link")}
        error={formState.errors.externalLink?.message}
        hint={t(
          "Put {guide} into the link, as in {example}, and your booking system learns who sent the guest.",
          { guide: GUIDE_PLACE, example: `?ref=${GUIDE_PLACE}` },
        )}
        warning={
          named === null || disabled ? null : (
            <TextButton
              onClick={() =>
                setValue("externalLink", named, { shouldDirty: true, shouldValidate: formState.isSubmitted })
              }
            >
              {t("Tell FareHarbor who sent the guest")}
            </TextButton>
          )
        }
      >
        {(props) => (
          <input
            {...props}
            {...register("externalLink", { onBlur })}
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder={SCHEME}
            autoCapitalize="none"
            spellCheck={false}
            readOnly={disabled}
            required
          />
        )}
      </Field>
      <label className={styles.tag} htmlFor={id}>
        <span>
          <b id={`${id}-name`}>{t("Tag bookings")}</b>
          <Help as="span" className={styles.help} id={`${id}-help`}>
            {t("Adds utm_source and utm_campaign to the link, for your website’s statistics.")}
          </Help>
        </span>
        <Switch
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-help`}
          disabled={disabled}
          checked={tag.value}
          onCheckedChange={tag.onChange}
        />
      </label>
      {isForEachGuide && externalLink !== "" && (
        <ul className={styles.links}>
          {guides
            .filter(({ access }) => access === "owner")
            .map(({ id: guideId, name, bookingCode, uniqueId }) => (
              <li key={guideId}>
                <Trans
                  text="Guests of {name} open {address}"
                  parts={{
                    name: <bdi>{name}</bdi>,
                    address: (
                      <bdi dir="ltr" className={styles.link}>
                        {bookingLinkFor(bookingCode ?? uniqueId, { externalLink, tagBookings: tag.value })}
                      </bdi>
                    ),
                  }}
                />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
