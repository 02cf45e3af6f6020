import { useEffect, useRef, useState } from "react";
import { ProfileImageField } from "#web/features/guides/form/image/profile-image-field.tsx";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { fetchAhead } from "#web/lib/fetch-ahead.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import { Answer, headOf, Question } from "./question.tsx";
import { lostPhoto, type Photo } from "./use-photo.ts";
import type { RunState } from "./use-run.ts";

const loadCheck = () => import("./check-answers.ts");

type WhoProps = {
  started: RunState;
  image: Photo;
  /** what is wrong with the name */
  fault: string | undefined;
  onFault: (fault: string | undefined) => void;
  /** loads the next question */
  loadNext: () => Promise<unknown>;
};

/** Asks for the name and a photo. */
export function Who({ started, image, fault, onFault, loadNext }: WhoProps) {
  const { run, latest, change, go } = started;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (!isTouched) return;
    fetchAhead(loadCheck);
    fetchAhead(loadNext);
  }, [isTouched, loadNext]);

  const next = async () => {
    // The next question has no place for the photo that is on its way.
    if (isBusy || image.isReading) return;
    setBusy(true);
    try {
      const [{ checkAnswers }] = await Promise.all([loadCheck(), loadNext()]);
      const { faults } = checkAnswers({ ...latest(), way: null });
      onFault(faults.name);
      if (faults.name === undefined) go("tips");
      else input.current?.focus();
    } catch (error) {
      toastFailure(t("Error"), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Question {...headOf("who")} lead={t("Guests look for your face in the crowd")}>
      <Answer
        onSubmit={() => void next()}
        buttons={
          <Button type="submit" size="lg" busy={isBusy || image.isReading}>
            {t("Next")}
          </Button>
        }
      >
        <ProfileImageField isCentered image={image} failure={lostPhoto(run, image)} />
        <Field label={t("Name")} error={fault}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="text"
              name="name"
              dir="auto"
              autoComplete="name"
              required
              value={run.name}
              onChange={({ target }) => {
                onFault(undefined);
                change({ name: target.value });
              }}
            />
          )}
        </Field>
      </Answer>
    </Question>
  );
}
