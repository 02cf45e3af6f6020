import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { Fold } from "#web/ui/fold.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";
import { BasicFields } from "./fields/basic-fields.tsx";
import styles from "./fields/folds.module.css";
import { HandlePart } from "./fields/handle-part.tsx";
import { LanguagePart } from "./fields/language-part.tsx";
import { LicencePart } from "./fields/licence-part.tsx";
import { LinkFields } from "./fields/link-fields.tsx";
import { ListedQuestion } from "./fields/listed-question.tsx";
import { PaymentFields } from "./fields/payment-fields.tsx";
import { PlatformFields } from "./fields/platform-fields.tsx";
import { ReviewsSwitch } from "./fields/reviews-switch.tsx";
import { WebLinkFields } from "./fields/web-link-fields.tsx";
import type { Folds } from "./folds.ts";
import { ProfileImageField } from "./image/profile-image-field.tsx";
import type { ListState } from "./save/use-saved-guide.ts";
import { ToursNote } from "./tours-note.tsx";
import type { FormValues } from "./values.ts";

/** The parts of the form that other features have. */
export type FormParts = {
  /** renders the tours of a saved profile, which are saved at once instead of with the form */
  tours: (guide: Guide) => ReactNode;
  /** renders the question about other places of a phone number that was changed */
  number: (guide: Guide) => ReactNode;
  /** renders the further settings of tips; the profile is undefined while it is new */
  tips: (guide: Guide | undefined, isSaving: boolean) => ReactNode;
  /** the banner of the account's pages */
  banner: ReactNode;
};

type FormSectionsProps = FormParts & {
  user: User;
  /** undefined while the profile is new */
  guide: Guide | undefined;
  folds: Folds;
  /** whether somebody has scanned a code of the page */
  isScanned: boolean;
  image: ImageState;
  platforms: ListState;
  links: ListState;
  isSaving: boolean;
};

/** Shows the form's cards. */
export function FormSections(props: FormSectionsProps) {
  const { user, guide, folds, isScanned, image, platforms, links, isSaving, tours, number, tips, banner } =
    props;
  const { formState } = useFormContext<FormValues>();
  // An editor can change neither the page address, the banner nor the tours.
  const isOwn = !guide || guide.userId === user.id;
  return (
    <>
      <SectionCard title={t("Profile Picture")}>
        <ProfileImageField image={image} />
        {isOwn && (
          <Fold
            className={styles.fold}
            title={t("Banner")}
            note={t("A wide photo across the top of your page")}
          >
            {banner}
          </Fold>
        )}
      </SectionCard>
      <SectionCard title={t("Basic Information")} lead={t("Only the name is required.")}>
        <BasicFields />
        <LanguagePart isFolded={folds.languages} />
        <LicencePart />
        {isOwn && <HandlePart stored={guide?.handle ?? null} isScanned={isScanned} />}
        <ListedQuestion />
      </SectionCard>
      <SectionCard
        title={t("Contact Information")}
        lead={t("Guests see only what you fill in.")}
        data-part=".socials"
      >
        <LinkFields group="contact" />
        {guide?.phone && formState.dirtyFields.phone && number(guide)}
      </SectionCard>
      <SectionCard
        title={t("Social Media")}
        lead={t("Just your username: we add the rest.")}
        data-part=".socials"
      >
        <LinkFields group="social" />
        <WebLinkFields state={links} guide={guide} />
      </SectionCard>
      <SectionCard
        title={t("Tipping & Payments")}
        data-part="#support"
        lead={t("Each one you fill in shows under ‘Leave a Tip’.")}
      >
        <PaymentFields isFolded={folds.us} />
        {tips(guide, isSaving)}
      </SectionCard>
      <SectionCard title={t("Reviews Settings")} data-part="#reviews">
        <ReviewsSwitch />
        <PlatformFields state={platforms} />
      </SectionCard>
      {isOwn && user.role === "operator" && (guide ? tours(guide) : <ToursNote />)}
    </>
  );
}
