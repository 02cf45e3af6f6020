import { type ReactNode, useRef, useState } from "react";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

const FIELDS = ["phone", "whatsapp"] as const;
export type NumberField = (typeof FIELDS)[number];

/** ms that a save waits for the numbering plans, which are advice only */
const PATIENCE = 3000;

/** Asks once about each new number that can't be dialled. The page shows `phoneDialog`. */
export function useConfirmPhone({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }) {
  const [phoneDialog, show] = useState<ReactNode>();
  const confirmed = useRef(new Set<string>()).current;
  return {
    /** Asks, and returns the values to save; undefined where nothing is saved yet. */
    confirmPhone: async (values: CheckedValues): Promise<CheckedValues | undefined> => {
      const { guide } = saved.latest();
      const fields = FIELDS.filter((field) => {
        const number = values[field];
        return number && number !== guide?.[field] && !confirmed.has(number);
      });
      if (fields.length === 0) return values;
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
      const asking = await Promise.race([import("./number-question.tsx"), late]).catch(console.warn);
      return asking ? asking.confirmNumbers({ values, fields, form, confirmed, show }) : values;
    },
    phoneDialog,
  };
}
