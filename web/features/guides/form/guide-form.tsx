import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { useSession } from "#web/features/session/queries.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { bareUrl } from "#web/lib/format.ts";
import { useFocusWrong } from "#web/lib/use-focus-wrong.ts";
import { useLeaveGuard } from "#web/lib/use-leave-guard.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { paths } from "#web/paths.ts";
import { Hint } from "#web/ui/hint.tsx";
import { LeaveQuestion } from "#web/ui/leave-question.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { QuestionNote } from "#web/ui/question-note.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Row } from "#web/ui/row.tsx";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import { sendOnce, useLateRules } from "#web/ui/use-late-rules.ts";
import { t } from "#texts/app/t.ts";
import { ZelleNote } from "./fields/zelle-note.tsx";
import styles from "./guide-form.module.css";
import { foldsFor } from "./folds.ts";
import { type FormParts, FormSections } from "./form-sections.tsx";
import { tabTitleOf, titleOf } from "./form-title.ts";
import { SQUARE_CROP } from "./image/square-crop.ts";
import type { GuideDraft } from "./preview/guide-draft.ts";
import { LivePreview } from "./preview/live-preview.tsx";
import { Peek } from "./preview/peek.tsx";
import { rulesFor } from "./rules-for.ts";
import { BarButtons, EndButtons, HeadButtons } from "./save/save-buttons.tsx";
import type { NewWays } from "./save/new-ways.ts";
import { SaveStatus } from "./save/save-status.tsx";
import { useDraft } from "./save/use-draft.ts";
import { useSavedGuide } from "./save/use-saved-guide.ts";
import { useSaver } from "./save/use-saver.tsx";
import { type CheckedValues, type FormValues, likelyReceiver, newValues, valuesOf } from "./values.ts";

type GuideFormProps = FormParts & {
  user: User;
  /** undefined for a new profile */
  guide?: Guide;
  preview: (draft: GuideDraft) => ReactNode;
  /** further ways to be tipped, which are saved with a new profile; undefined until their part is loaded */
  ways: NewWays | undefined;
  /** whether somebody has scanned a code of the page */
  isScanned?: boolean | undefined;
};

/** Returns what is known of a guide's own profile. An operator's profiles are other people's. */
const knownOf = ({ role, username }: User) =>
  role === "guide" ? { name: username, tipsGoTo: likelyReceiver(role) } : {};

/** Shows the form of a profile: heading, sections, save buttons and preview. */
export function GuideForm(props: GuideFormProps) {
  const { user, guide: loaded, ways, preview, isScanned = false, ...parts } = props;
  const formId = useId();
  const loadRules = useMemo(() => rulesFor(loaded), [loaded]);
  const saver = useSaver(loaded === undefined);
  const { phase } = saver;
  const [defaultValues] = useState(() => (loaded ? valuesOf(loaded) : newValues(knownOf(user))));
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: useLateRules(loadRules, console.warn),
    defaultValues,
  });
  const [folds] = useState(() => foldsFor(form.getValues(), loaded));
  const saved = useSavedGuide(loaded, form);
  const { guide } = saved;
  const image = useImageChoice(PROFILE_PICTURE, { stored: guide?.profilePicture ?? null, ...SQUARE_CROP });
  const isUnsent = image.choice.kind !== "kept" || ways?.isWaiting(guide?.id) === true;
  const isUnsaved = form.formState.isDirty || isUnsent;
  const guard = useLeaveGuard(isUnsaved);
  // A refused save, or another tab, shows that the session has ended.
  const isSignedOut = useSession().user === null;
  const hasPlatforms = saved.platforms.status === "ready";
  const hasLinks = saved.links.status === "ready";
  const draft = useDraft({ form, user, guide, hasPlatforms, hasLinks, isSignedOut, step: phase.step });
  const hasZelle = useWatch({ control: form.control, name: "zelleLink" }).trim() !== "";
  const zelleId = useId();
  const sections = useRef<HTMLFormElement>(null);
  useFocusWrong(sections, form.formState.submitCount);
  const bar = useRef<HTMLDivElement>(null);
  useToastLift(bar);
  const isNew = guide === undefined;
  useTitle(tabTitleOf(guide));
  const isSaving = phase.step !== "idle" && phase.step !== "offline";
  const buttons = {
    isNew,
    isSaving,
    // The profile would be saved without the photo that is on its way.
    busy: isSaving || image.isReading,
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
                <b dir="auto">{guide.name}</b>{" "}
                <a className="link" href={guide.url} dir="ltr">
                  {bareUrl(guide.url)}
                </a>
              </Hint>
            )}
          </div>
          <Row>
            <HeadButtons {...buttons} />
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
            aria-busy={isSaving}
            onSubmit={(event) => {
              if (!isSaving) {
                saver.begin();
                draft.begin();
              }
              sendOnce(form, loadRules, saver.save, saver.notLoaded)(event);
            }}
          >
            <FormSections
              {...parts}
              user={user}
              guide={guide}
              folds={folds}
              isScanned={isScanned}
              image={image}
              platforms={saved.platforms}
              links={saved.links}
              isSaving={isSaving}
            />
            <div className={styles.end}>
              {hasZelle && <ZelleNote id={zelleId} />}
              <EndButtons {...buttons} />
            </div>
            <SaveStatus phase={phase} isSignedOut={isSignedOut} />
          </form>
          <LivePreview guide={guide} image={image.url} sections={sections}>
            {preview}
          </LivePreview>
        </div>
      </div>
      <div className={styles.foot} ref={bar}>
        <Peek guide={guide} image={image.url} sections={sections}>
          {preview}
        </Peek>
        <div className={styles.bar}>
          <BarButtons {...buttons} />
        </div>
      </div>
      <LeaveQuestion
        leave={guard.leave}
        isDirty={isUnsaved}
        description={t("What you changed on this page will be lost.")}
        cancel={t("Keep editing")}
        onLeave={draft.forget}
        onStay={guard.stay}
      />
      {saver.renderSaver({ saved, form, image, ways, go: guard.go })}
    </FormProvider>
  );
}
