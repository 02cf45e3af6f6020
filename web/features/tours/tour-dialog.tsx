import { zodResolver } from "@hookform/resolvers/zod";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
  DESCRIPTION_MAX,
  TITLE_MAX,
  type Tour,
  type TourInput,
  tourSchema,
  type TourValues,
} from "#schema/tour.ts";
import { cleanLine, cleanText, lengthOf } from "#schema/clean-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ImageField } from "./image-field.tsx";
import { type SavePhase, useSaveTour } from "./use-save-tour.ts";
import { useTourImage } from "./use-tour-image.ts";

const EMPTY = { title: "", description: "", externalLink: "" };

export type TourDialogProps = {
  /** undefined for a new experience */
  tour?: Tour;
  onClose: () => void;
};

/** Makes an experience or changes one. It stays open until all is saved; what was typed isn't dropped unasked. */
export function TourDialog({ tour, onClose }: TourDialogProps) {
  const { title, description, externalLink } = tour ?? EMPTY;
  const form = useForm<TourInput, unknown, TourValues>({
    resolver: zodResolver(tourSchema),
    defaultValues: { title, description, externalLink },
  });
  const { register, control, formState } = form;
  const [typedTitle, typedDescription] = useWatch({ control, name: ["title", "description"] });
  const image = useTourImage(tour?.imageUrl ?? null);
  const { phase, save, stopUpload } = useSaveTour(tour, onClose);
  const [isAsking, setAsking] = useState(false);
  const isBusy = phase.step === "saving" || phase.step === "sending";
  const isDirty = formState.isDirty || image.choice.kind !== "kept";

  const leave = () => {
    if (phase.step === "sending") stopUpload();
    else if (phase.step === "saving") return;
    else if (isDirty) setAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog open onOpenChange={leave} title={tour ? "Edit Tour" : "Create New Experience"}>
        <form
          className="tour-form"
          noValidate
          onSubmit={form.handleSubmit((values) => save(values, image.choice))}
        >
          <ImageField image={image} disabled={isBusy} />
          <Field
            label="Title"
            error={formState.errors.title?.message}
            counter={{ value: lengthOf(cleanLine(typedTitle)), max: TITLE_MAX }}
          >
            {(props) => (
              <input {...props} {...register("title")} type="text" dir="auto" readOnly={isBusy} required />
            )}
          </Field>
          <Field
            label="Description"
            error={formState.errors.description?.message}
            counter={{ value: lengthOf(cleanText(typedDescription)), max: DESCRIPTION_MAX }}
          >
            {(props) => (
              <textarea
                {...props}
                {...register("description")}
                rows={3}
                dir="auto"
                readOnly={isBusy}
                required
              />
            )}
          </Field>
          <Field label="Booking Link" error={formState.errors.externalLink?.message}>
            {(props) => (
              <input
                {...props}
                {...register("externalLink")}
                type="url"
                dir="ltr"
                placeholder="https://"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={isBusy}
                required
              />
            )}
          </Field>
          <SaveNote phase={phase} />
          <div className="do">
            <Button variant="line" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy || image.isReading}>
              {wordsOf(phase, tour === undefined)}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you changed?"
        description="What you have not saved here will be lost."
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
      />
    </>
  );
}

function wordsOf({ step }: SavePhase, isNew: boolean): string {
  if (step === "sending") return "Uploading...";
  if (step === "imageless") return "Try again";
  if (isNew) return step === "saving" ? "Creating..." : "Create experience";
  return step === "saving" ? "Updating..." : "Save changes";
}

/** How far the image is, or that it is missing. */
function SaveNote({ phase }: { phase: SavePhase }) {
  if (phase.step === "sending") return <Progress label="Upload" value={phase.part} />;
  if (phase.step !== "imageless") return null;
  return (
    <p className="note bad" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <span>Your experience is saved, but its image is not. {phase.reason}</span>
    </p>
  );
}
