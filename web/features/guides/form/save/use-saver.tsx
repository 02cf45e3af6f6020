import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSession } from "#web/features/session/queries.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { useRetryOnline } from "#web/lib/use-retry-online.ts";
import type { CheckedValues } from "../values.ts";
import type { SavePhase } from "./save-phase.ts";
import { toastSaveFailure } from "./toast-save-failure.ts";
import type { SaverProps } from "./saver.tsx";
import type { SaveGuideSetup } from "./use-save-guide.ts";

const OFFLINE: SavePhase = { step: "offline" };

/**
 * Saves the form by code that comes with the first touch, or at the latest with the save. The page shows
 * `renderSaver`.
 */
export function useSaver(isNew: boolean) {
  const [Saver, setSaver] = useState<ComponentType<SaverProps>>();
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const network = useRetryOnline(String(useSession().user?.id));
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
  const notLoaded = (error: unknown, retry: () => void) => {
    if (!network.lost(retry)) toastSaveFailure(error, isNew);
  };
  const save = async (values: CheckedValues): Promise<void> => {
    try {
      await load();
    } catch (error) {
      return notLoaded(error, () => void save(values));
    }
    await saving.current?.(values);
  };
  return {
    phase: network.isWaiting ? OFFLINE : phase,
    /** Gives up a save that waits for a network, because another one is pressed for. */
    begin: network.begin,
    /** Saves; a press during a save does nothing. */
    save,
    /** Takes that the code of a save wasn't loaded: `retry` comes once there is a network, or the failure is shown. */
    notLoaded,
    renderSaver: (setup: Omit<SaveGuideSetup, "lost">): ReactNode =>
      Saver && (
        <Saver
          {...setup}
          lost={network.lost}
          onPhase={setPhase}
          onReady={(save) => {
            saving.current = save;
          }}
        />
      ),
  };
}
