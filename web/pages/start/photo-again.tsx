import type { ReactNode } from "react";
import { ProfileImageField } from "#web/features/guides/form/image/profile-image-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { t } from "#texts/app/t.ts";
import { Answer, Question } from "./question.tsx";
import type { Making } from "./use-making.tsx";
import type { Photo } from "./use-photo.ts";

type PhotoAgainProps = { making: Making; image: Photo; note: ReactNode };

/** Says why the photo isn't on the page that exists, and takes another one. */
export const PhotoAgain = ({ making, image, note }: PhotoAgainProps) => {
  const { problem, isBusy, make, skip } = making;
  return (
    <Question title={t("Your page is ready")} lead={t("Only your photo is missing.")}>
      <Answer
        onSubmit={make}
        buttons={
          <>
            <Button variant="line" size="lg" disabled={isBusy} onClick={() => problem && skip(problem)}>
              {t("Later")}
            </Button>
            <Button type="submit" size="lg" busy={isBusy || image.isReading}>
              {t("Try again")}
            </Button>
          </>
        }
      >
        <ProfileImageField isCentered image={image} failure={problem?.message} />
        {note}
      </Answer>
    </Question>
  );
};
