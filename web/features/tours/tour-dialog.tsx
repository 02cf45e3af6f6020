import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Tour, TourValues } from "#schema/tour.ts";
import { TOUR_IMAGE } from "#schema/image.ts";
import { completeUrl } from "#schema/web-url.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { useHoldPage } from "#web/lib/hold-page.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./tour-dialog.module.css";
import { shrinkTourImage } from "./tour-image.ts";
import { TourImageField } from "./tour-image-field.tsx";
import { BookingLinkField } from "./booking-link-field.tsx";
import { TourLanguages, TourContent } from "./tour-content.tsx";
import { TourFacts } from "./tour-facts.tsx";
import { type TourForm, tourFormOf, tourResolver } from "./tour-form.ts";
import { type SavePhase, useSaveTour } from "./use-save-tour.ts";

type TourDialogProps = {
  /** undefined for a new tour */
  tour?: Tour;
  /** the account's profiles, which may show the tour */
  guides?: OwnGuide[] | undefined;
  onClose: () => void;
};

/** Shows the dialog that creates or changes a tour. It stays open until all is saved, and asks before it discards text. */
export function TourDialog({ tour, guides = [], onClose }: TourDialogProps) {
  const [initial] = useState(() =>
    tourFormOf(tour, guides.find(({ access }) => access === "owner")?.currency ?? ""),
  );
  const form = useForm<TourForm, unknown, TourValues>({
    resolver: tourResolver,
    defaultValues: initial,
  });
  const { formState } = form;
  useHoldPage();
  const image = useImageChoice(TOUR_IMAGE, { stored: tour?.imageUrl ?? null, shrink: shrinkTourImage });
  const { phase, save, stopUpload } = useSaveTour(tour, guides, onClose);
  const [isAsking, setAsking] = useState(false);
  const isBusy = phase.step === "saving" || phase.step === "uploading";
  const { priceFrom, durationMinutes, meetingPoint, languages, access } = initial;
  const hasFacts =
    `${priceFrom}${durationMinutes.hours}${meetingPoint}${languages.join("")}${access.join("")}` !== "";
  const isDirty = formState.isDirty || image.choice.kind !== "kept";

  const completeLink = () => {
    const typed = form.getValues("externalLink");
    const whole = completeUrl(typed);
    if (whole !== typed)
      form.setValue("externalLink", whole, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };

  const leave = () => {
    if (phase.step === "uploading") stopUpload();
    else if (phase.step === "saving") return;
    else if (isDirty) setAsking(true);
    else onClose();
  };

  return (
    <FormProvider {...form}>
      <Dialog open onOpenChange={leave} title={tour ? t("Edit Tour") : t("Create New Experience")}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            completeLink();
            void form.handleSubmit((values) => save(values, image.choice))(event);
          }}
        >
          <TourImageField image={image} disabled={isBusy} />
          <TourContent path="" disabled={isBusy} />
          <BookingLinkField guides={guides} disabled={isBusy} onBlur={completeLink} />
          <TourFacts isOpen={hasFacts} disabled={isBusy} />
          <TourLanguages disabled={isBusy} />
          <SaveNote phase={phase} />
          <DialogActions>
            <Button variant="line" onClick={leave}>
              {t("Cancel")}
            </Button>
            <Button type="submit" busy={isBusy || image.isReading}>
              {labelOf(phase, tour === undefined)}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("Discard what you changed?")}
        description={t("What you have not saved here will be lost.")}
        confirm={t("Discard")}
        cancel={t("Keep editing")}
        onConfirm={onClose}
      />
    </FormProvider>
  );
}

function labelOf({ step }: SavePhase, isNew: boolean): string {
  if (step === "uploading") return t("Uploading...");
  if (step === "without-image") return t("Try again");
  if (isNew) return step === "saving" ? t("Creating...") : t("Create tour");
  return step === "saving" ? t("Updating...") : t("Save changes");
}

/** Shows how far the upload is, or that the image is missing. */
function SaveNote({ phase }: { phase: SavePhase }) {
  if (phase.step === "uploading") return <Progress label={t("Upload")} value={phase.sent} />;
  if (phase.step !== "without-image") return null;
  return (
    <Note tone="bad" className={styles.note} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <span>{t("Your tour is saved, but its image is not. {reason}", { reason: phase.reason })}</span>
    </Note>
  );
}
