import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import { changesTo } from "./changes.ts";

export type SavePhase =
  | { step: "idle" | "saving" | "saved" }
  /** `fraction`: how much of the image is sent, 0 to 1 */
  | { step: "uploading"; fraction: number }
  /** `reason`: why it was saved without its image */
  | { step: "without-image"; reason: string };

const IDLE: SavePhase = { step: "idle" };

type ResumableSetup<Stored, Values> = {
  /** answers what is known to be stored on the server; undefined before the first save */
  known: () => Stored | undefined;
  /** called with what was created or updated, also when the rest of the save fails */
  onExists: (stored: Stored, isNew: boolean) => void;
  /** creates it; `key`: the idempotency key of this form's one create */
  create: (values: Values, key: string) => Promise<Stored>;
  update: (stored: Stored, changes: Partial<Values>) => Promise<Stored>;
};

/**
 * Makes a save that continues where the last one failed: it creates nothing twice, and sends only changes. One save runs at
 * a time.
 */
export function useResumableSave<Stored extends Values, Values extends object>({
  known,
  onExists,
  create,
  update,
}: ResumableSetup<Stored, Values>) {
  const [phase, setPhase] = useState<SavePhase>(IDLE);
  const isRunning = useRef(false);
  const key = useRef(nanoid());

  /** Ends a save. After phase "saved" no save starts until this is called with another one. */
  function end(phase: SavePhase): void {
    isRunning.current = phase.step === "saved";
    setPhase(phase);
  }

  return {
    phase,
    /** Runs a save, which answers its last phase; does nothing while one is running. */
    run: async (save: () => Promise<SavePhase>): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setPhase({ step: "saving" });
      end(await save());
    },
    end,
    onProgress: (fraction: number): void => setPhase({ step: "uploading", fraction }),
    /** Creates what doesn't exist, updates what does. What `besides` answers for what is stored is sent with the changes. */
    write: async (
      values: Values,
      besides: (stored: Stored) => Partial<Values> = () => ({}),
    ): Promise<Stored> => {
      const before = known();
      const stored = before ?? (await create(values, key.current));
      onExists(stored, before === undefined);
      const changes = { ...changesTo<Values>(stored, values), ...besides(stored) };
      // A create whose answer was lost may have stored an earlier attempt's values.
      if (before === undefined && Object.keys(changes).length === 0) return stored;
      return update(stored, changes);
    },
    /** Makes the next write create something new, whether or not the last one arrived. */
    startOver: (): void => {
      key.current = nanoid();
    },
  };
}
