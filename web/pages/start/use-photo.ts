import { useEffect, useRef } from "react";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { SQUARE_CROP } from "#web/features/guides/form/image/square-crop.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { t } from "#texts/app/t.ts";
import type { Run } from "./run.ts";
import type { RunState } from "./use-run.ts";

/** Chooses the photo of a run, and has the run know whether there is one. */
export function usePhoto({ change }: RunState) {
  const image = useImageChoice(PROFILE_PICTURE, { stored: null, ...SQUARE_CROP });
  const { kind } = image.choice;
  const before = useRef(kind);
  useEffect(() => {
    if (kind === before.current) return;
    before.current = kind;
    change({ hasPicture: kind === "chosen" });
  });
  return image;
}

export type Photo = ReturnType<typeof usePhoto>;

/** Says that the run's photo is gone, as after a reload; undefined where it isn't. */
export const lostPhoto = ({ hasPicture, isPictureSent }: Run, { choice }: Photo): string | undefined =>
  hasPicture && !isPictureSent && choice.kind !== "chosen"
    ? t("Your photo isn’t here any more. Please choose it again.")
    : undefined;
