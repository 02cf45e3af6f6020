import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId, useRef } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useTitle } from "#web/lib/use-title.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { usePicture } from "../picture/use-picture.ts";
import { BasicFields } from "./basic-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { titleOf } from "./form-title.ts";
import { LinkFields } from "./link-fields.tsx";
import { type GuideDraft, LivePreview } from "./live-preview.tsx";
import { PlatformFields } from "./platform-fields.tsx";
import { ReviewsSwitch } from "./reviews-switch.tsx";
import { EndButton, SaveButtons } from "./save-buttons.tsx";
import { SaveQuestionDialog } from "./save-question.tsx";
import { SaveStatus } from "./save-status.tsx";
import { ToursNote } from "./tours-note.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveGuide } from "./use-save-guide.ts";
import { useSaved } from "./use-saved.ts";
import { useToastLift } from "./use-toast-lift.ts";
import { type CheckedValues, formSchema, type FormValues, newValues, valuesOf } from "./values.ts";
import { ZelleNote } from "./zelle-note.tsx";

export type GuideFormProps = {
  user: User;
  /** undefined for a new profile */
  guide?: Guide;
  preview: (draft: GuideDraft) => ReactNode;
  /** the tours of a saved profile: they are changed at once, not with the form */
  tours: (guideId: number) => ReactNode;
};

/** The profile form with everything around it: head, sections, saves, preview. */
export function GuideForm({ user, guide: loaded, preview, tours }: GuideFormProps) {
  const formId = useId();
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: zodResolver(formSchema),
    defaultValues: loaded ? valuesOf(loaded) : newValues(),
  });
  const saved = useSaved(loaded, form);
  const { guide } = saved;
  const picture = usePicture(guide?.profilePicture ?? null);
  const guard = useLeaveGuard(form.formState.isDirty || picture.choice.kind !== "kept");
  const { phase, question, answers, isSignedOut, save } = useSaveGuide({
    saved,
    form,
    picture,
    go: guard.go,
  });
  const hasZelle = useWatch({ control: form.control, name: "zelleLink" }).trim() !== "";
  const zelleId = useId();
  const sections = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useToastLift(bar);
  const isNew = guide === undefined;
  const title = titleOf(isNew);
  useTitle(title);
  const buttons = {
    isNew,
    busy: phase.step !== "idle",
    form: formId,
    "aria-describedby": hasZelle ? zelleId : undefined,
  };

  return (
    <FormProvider {...form}>
      <div className="wrap fpage">
        <div className="fhead">
          <h1 className="page">{title}</h1>
          <div className="row">
            <SaveButtons {...buttons} />
          </div>
        </div>
        <div className="fcols">
          <form
            id={formId}
            ref={sections}
            noValidate
            aria-busy={buttons.busy}
            onSubmit={form.handleSubmit(save)}
          >
            <FormSection title="Profile Picture">
              <PictureField picture={picture} />
            </FormSection>
            <FormSection title="Basic Information">
              <BasicFields />
            </FormSection>
            <FormSection title="Contact Information" lead="Guests see only what you fill in." part=".socials">
              <LinkFields group="contact" />
            </FormSection>
            <FormSection title="Social Media" lead="Only your username, we add the rest." part=".socials">
              <LinkFields group="social" />
            </FormSection>
            <FormSection
              title="Tipping & Payments"
              part="#support"
              lead="Each one you fill in shows under ‘Leave a Tip’."
            >
              <LinkFields group="payment" />
            </FormSection>
            <FormSection title="Reviews Settings" part="#reviews">
              <ReviewsSwitch />
              <PlatformFields state={saved.platforms} />
            </FormSection>
            {user.role === "operator" && (guide ? tours(guide.id) : <ToursNote />)}
            <div className="fend">
              {hasZelle && <ZelleNote id={zelleId} />}
              <EndButton {...buttons} />
            </div>
            <SaveStatus phase={phase} isSignedOut={isSignedOut} />
          </form>
          <LivePreview guide={guide} picture={picture.url} sections={sections}>
            {preview}
          </LivePreview>
        </div>
      </div>
      <div className="fbar" ref={bar}>
        <SaveButtons {...buttons} />
      </div>
      <ConfirmDialog
        open={guard.leave !== undefined}
        onOpenChange={(open) => {
          if (!open) guard.stay();
        }}
        title="Leave without saving?"
        description="What you changed on this page will be lost."
        confirm="Leave"
        cancel="Keep editing"
        onConfirm={() => guard.leave?.()}
      />
      {question && <SaveQuestionDialog question={question} {...answers} />}
    </FormProvider>
  );
}
