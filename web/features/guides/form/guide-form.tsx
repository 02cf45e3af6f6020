import { type ReactNode, useId, useMemo, useRef } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { bareUrl } from "#web/lib/format.ts";
import { useFocusWrong } from "#web/lib/use-focus-wrong.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { paths } from "#web/paths.ts";
import { Hint } from "#web/ui/hint.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { QuestionNote } from "#web/ui/question-note.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Row } from "#web/ui/row.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import { sendOnce, useLateRules } from "#web/ui/use-late-rules.ts";
import { t } from "#texts/app/t.ts";
import { BasicFields } from "./fields/basic-fields.tsx";
import { HandleField } from "./fields/handle-field.tsx";
import { LinkFields } from "./fields/link-fields.tsx";
import { PlatformFields } from "./fields/platform-fields.tsx";
import { ReviewsSwitch } from "./fields/reviews-switch.tsx";
import { ZelleNote } from "./fields/zelle-note.tsx";
import styles from "./guide-form.module.css";
import { tabTitleOf, titleOf } from "./form-title.ts";
import { ProfileImageField } from "./image/profile-image-field.tsx";
import { SQUARE_CROP } from "./image/square-crop.ts";
import { LaterPart } from "./later-part.tsx";
import { type GuideDraft, LivePreview } from "./preview/live-preview.tsx";
import { rulesFor } from "./rules-for.ts";
import { LeaveDialog } from "./save/leave-dialog.tsx";
import { EndButton, SaveButtons } from "./save/save-buttons.tsx";
import { SaveDialogs } from "./save/save-dialogs.tsx";
import { toastSaveFailure } from "./save/save-failure.ts";
import type { NewWays } from "./save/new-ways.ts";
import { SaveStatus } from "./save/save-status.tsx";
import { useDraft } from "./save/use-draft.ts";
import { useLeaveGuard } from "./save/use-leave-guard.ts";
import { useSaveGuide } from "./save/use-save-guide.ts";
import { useSavedGuide } from "./save/use-saved-guide.ts";
import { ToursNote } from "./tours-note.tsx";
import { type CheckedValues, type FormValues, newValues, valuesOf } from "./values.ts";

const loadLanguages = async () => (await import("./fields/language-fields.tsx")).LanguageFields;
const NOTHING = {};

type GuideFormProps = {
  user: User;
  /** undefined for a new profile */
  guide?: Guide;
  preview: (draft: GuideDraft) => ReactNode;
  /** renders the tours of a saved profile, which are saved at once instead of with the form */
  tours: (guideId: number) => ReactNode;
  /** renders the question about other places of a phone number that was changed */
  number: (guide: Guide) => ReactNode;
  /** further ways to be tipped, which are saved with a new profile; undefined until their part is loaded */
  ways: NewWays | undefined;
  /** renders the further settings of tips; the profile is undefined while it is new */
  tips: (guide: Guide | undefined, isSaving: boolean) => ReactNode;
};

/** Shows the form of a profile: heading, sections, save buttons and preview. */
export function GuideForm({ user, guide: loaded, ways, preview, tours, number, tips }: GuideFormProps) {
  const formId = useId();
  const loadRules = useMemo(() => rulesFor(loaded), [loaded]);
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: useLateRules(loadRules, (error) => toastSaveFailure(error, loaded === undefined)),
    // A guide's username is the guide's name. An operator's profiles are other people's.
    defaultValues: loaded ? valuesOf(loaded) : newValues(user.role === "guide" ? user.username : ""),
  });
  const saved = useSavedGuide(loaded, form);
  const { guide } = saved;
  const image = useImageChoice(PROFILE_PICTURE, { stored: guide?.profilePicture ?? null, ...SQUARE_CROP });
  const isUnsent = image.choice.kind !== "kept" || ways?.isWaiting(guide?.id) === true;
  const guard = useLeaveGuard(form.formState.isDirty || isUnsent);
  const { phase, questions, isSignedOut, save } = useSaveGuide({ saved, form, image, ways, go: guard.go });
  const hasPlatforms = saved.platforms.status === "ready";
  const draft = useDraft({ form, user, guide, hasPlatforms, isSignedOut, step: phase.step });
  const hasZelle = useWatch({ control: form.control, name: "zelleLink" }).trim() !== "";
  const zelleId = useId();
  const sections = useRef<HTMLFormElement>(null);
  useFocusWrong(sections, form.formState.submitCount);
  const bar = useRef<HTMLDivElement>(null);
  useToastLift(bar);
  const isNew = guide === undefined;
  // An editor can change neither the page address nor the tours.
  const isOwn = isNew || guide.userId === user.id;
  useTitle(tabTitleOf(guide));
  const buttons = {
    isNew,
    busy: phase.step !== "idle",
    form: formId,
    "aria-describedby": hasZelle ? zelleId : undefined,
  };

  return (
    <FormProvider {...form}>
      <div className={classNames("wrap", styles.page)}>
        <div className={styles.head}>
          <div className={styles.heading}>
            <PageTitle>{titleOf(isNew)}</PageTitle>
            {isNew && (
              <Hint large>
                <LinkedText text="Short of time? {link}." to={paths.start}>
                  {t("Answer three questions")}
                </LinkedText>
              </Hint>
            )}
            {guide && (
              <Hint large className={styles.whose}>
                <b dir="auto">{guide.name}</b> ·{" "}
                <a className="link" href={guide.url} dir="ltr">
                  {bareUrl(guide.url)}
                </a>
              </Hint>
            )}
          </div>
          <Row>
            <SaveButtons {...buttons} />
          </Row>
        </div>
        {draft.isRestored && (
          <QuestionNote
            className={styles.kept}
            answers={[{ text: t("Throw away"), onClick: draft.throwAway }]}
          >
            {t("We kept what you typed.")}
          </QuestionNote>
        )}
        <div className={styles.columns}>
          <form
            id={formId}
            ref={sections}
            noValidate
            aria-busy={buttons.busy}
            onSubmit={sendOnce(form, loadRules, save)}
          >
            <SectionCard title={t("Profile Picture")}>
              <ProfileImageField image={image} />
            </SectionCard>
            <SectionCard title={t("Basic Information")} lead={t("Only the name is required.")}>
              <BasicFields />
              <LaterPart load={loadLanguages} height={140} props={NOTHING} />
              {isOwn && <HandleField stored={guide?.handle ?? null} />}
            </SectionCard>
            <SectionCard
              title={t("Contact Information")}
              lead={t("Guests see only what you fill in.")}
              data-part=".socials"
            >
              <LinkFields group="contact" />
              {guide?.phone && form.formState.dirtyFields.phone && number(guide)}
            </SectionCard>
            <SectionCard
              title={t("Social Media")}
              lead={t("Just your username: we add the rest.")}
              data-part=".socials"
            >
              <LinkFields group="social" />
            </SectionCard>
            <SectionCard
              title={t("Tipping & Payments")}
              data-part="#support"
              lead={t("Each one you fill in shows under ‘Leave a Tip’.")}
            >
              <LinkFields group="payment" />
              {tips(guide, buttons.busy)}
            </SectionCard>
            <SectionCard title={t("Reviews Settings")} data-part="#reviews">
              <ReviewsSwitch />
              <PlatformFields state={saved.platforms} />
            </SectionCard>
            {isOwn && user.role === "operator" && (guide ? tours(guide.id) : <ToursNote />)}
            <div className={styles.end}>
              {hasZelle && <ZelleNote id={zelleId} />}
              <EndButton {...buttons} />
            </div>
            <SaveStatus phase={phase} isSignedOut={isSignedOut} />
          </form>
          <LivePreview guide={guide} image={image.url} sections={sections}>
            {preview}
          </LivePreview>
        </div>
      </div>
      <div className={styles.bar} ref={bar}>
        <SaveButtons {...buttons} />
      </div>
      <LeaveDialog leave={guard.leave} onLeave={draft.forget} onStay={guard.stay} />
      <SaveDialogs {...questions} />
    </FormProvider>
  );
}
