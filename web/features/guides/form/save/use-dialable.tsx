import { type ReactNode, useRef, useState } from "react";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

const FIELDS = ["phone", "whatsapp"] as const;
export type NumberField = (typeof FIELDS)[number];

/** ms that a save waits for the numbering plans, which are advice only */
const PATIENCE = 3000;

/** Asks once about each new number that can't be dialled. The page shows `dialog`. */
export function useDialable({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }) {
  const [dialog, show] = useState<ReactNode>();
  const kept = useRef(new Set<string>()).current;
  return {
    /** Asks, and returns the values to save; undefined where nothing is saved yet. */
    ask: async (mine: CheckedValues): Promise<CheckedValues | undefined> => {
      const { guide } = saved.known();
      const fields = FIELDS.filter((field) => {
        const number = mine[field];
        return number && number !== guide?.[field] && !kept.has(number);
      });
      if (fields.length === 0) return mine;
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
      const asking = await Promise.race([import("./number-question.tsx"), late]).catch(console.warn);
      return asking ? asking.askAbout({ mine, fields, form, kept, show }) : mine;
    },
    dialog,
  };
}
