import { useEffectEvent, useLayoutEffect } from "react";
import type { CheckedValues } from "../values.ts";
import { SaveDialogs } from "./save-dialogs.tsx";
import type { SavePhase } from "./save-phase.ts";
import { type SaveGuideSetup, useSaveGuide } from "./use-save-guide.ts";

export type SaverProps = SaveGuideSetup & {
  onPhase: (phase: SavePhase) => void;
  /** gets what saves now, after each render */
  onReady: (save: (values: CheckedValues) => Promise<void>) => void;
};

/** Saves the form, and shows the questions of a save. It is loaded with the first touch, because nobody saves before. */
export function Saver({ onPhase, onReady, ...setup }: SaverProps) {
  const { phase, questions, save } = useSaveGuide(setup);
  const tell = useEffectEvent(onPhase);
  useLayoutEffect(() => tell(phase), [phase]);
  useLayoutEffect(() => onReady(save));
  return <SaveDialogs {...questions} />;
}
