import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import type { CheckedValues } from "../values.ts";
import type { SavePhase } from "./save-phase.ts";
import { toastSaveFailure } from "./toast-save-failure.ts";
import type { SaverProps } from "./saver.tsx";
import type { SaveGuideSetup } from "./use-save-guide.ts";

/**
 * Saves the form by code that comes with the first touch, or at the latest with the save. The page shows
 * `renderSaver`.
 */
export function useSaver(isNew: boolean) {
  const [Saver, setSaver] = useState<ComponentType<SaverProps>>();
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const saving = useRef<(values: CheckedValues) => Promise<void>>(undefined);
  const load = useCallback(async () => {
    const part = await import("./saver.tsx");
    // It is ready at once.
    flushSync(() => setSaver(() => part.Saver));
  }, []);
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (isTouched) load().catch(console.warn);
  }, [isTouched, load]);
  return {
    phase,
    /** Saves; a press during a save does nothing. */
    save: async (values: CheckedValues): Promise<void> => {
      try {
        await load();
      } catch (error) {
        return toastSaveFailure(error, isNew);
      }
      await saving.current?.(values);
    },
    renderSaver: (setup: SaveGuideSetup): ReactNode =>
      Saver && (
        <Saver
          {...setup}
          onPhase={setPhase}
          onReady={(save) => {
            saving.current = save;
          }}
        />
      ),
  };
}
