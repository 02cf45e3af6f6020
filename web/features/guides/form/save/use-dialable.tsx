import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { LINK_KINDS } from "#schema/links.ts";
import { told } from "#web/words/t.ts";
import { type CheckedValues, type GuideFormMethods, shownLink } from "../values.ts";
import type { PhoneDialog } from "./phone-dialog.tsx";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** ms that a save waits for the numbering plans, which are advice only */
const PATIENCE = 3000;

const NUMBERS = LINK_KINDS.filter(({ field }) => field === "phone" || field === "whatsapp");

type Question = ComponentProps<typeof PhoneDialog> & { Dialog: typeof PhoneDialog };
type Answer = "take" | "keep" | "close";

/** The numbering plans and the dialog; undefined where they don't come in time: no save waits for advice. */
async function loadAdvice() {
  const loading = Promise.all([import("../fields/phone-advice.ts"), import("./phone-dialog.tsx")]);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([loading, late]).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
}

/** Asks what a new number was meant to be, where it can't be dialled; each once. Show `dialog` in the page. */
export function useDialable({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }): {
  /** Returns the values to save; undefined where nothing is to be saved yet. */
  ask: (mine: CheckedValues) => Promise<CheckedValues | undefined>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const kept = useRef(new Set<string>());

  async function ask(mine: CheckedValues): Promise<CheckedValues | undefined> {
    let values = mine;
    for (const kind of NUMBERS) {
      const number = mine[kind.field] ?? "";
      const digits = kind.toUrl(number)?.replace(/\D/g, "");
      const isNew = number !== (saved.known().guide?.[kind.field] ?? "");
      if (!digits || !isNew || kept.current.has(number)) continue;
      const loaded = await loadAdvice();
      if (!loaded) return values;
      const [{ advisePhone, likelyCountries }, { PhoneDialog: Dialog }] = loaded;
      const advice = advisePhone(digits, likelyCountries(mine.country ?? "", navigator.languages));
      if (advice.isFine) continue;
      const answer = await new Promise<Answer>((resolve) =>
        setQuestion({
          Dialog,
          label: told(kind.label),
          advice,
          onTake: () => resolve("take"),
          onKeep: () => resolve("keep"),
          onClose: () => resolve("close"),
        }),
      );
      setQuestion(undefined);
      if (answer === "close") return undefined;
      if (answer === "keep") kept.current.add(number);
      if (answer === "take" && advice.meant !== undefined) {
        const meant = kind.normalise(advice.meant);
        form.setValue(kind.field, shownLink(kind, meant), { shouldDirty: true });
        values = { ...values, [kind.field]: meant };
      }
    }
    return values;
  }

  if (!question) return { ask, dialog: null };
  const { Dialog, ...about } = question;
  return { ask, dialog: <Dialog {...about} /> };
}
