import { nanoid } from "nanoid";
import { useRef } from "react";
import { changesTo } from "./changes.ts";

type ResumableSetup<Stored, Values> = {
  /** the idempotency key of a create that an earlier document has begun */
  begun?: string;
  /** returns what is known to be stored on the server; undefined before the first write */
  latest: () => Stored | undefined;
  /** called with what was created or updated, also when the rest of the save fails */
  onExists: (stored: Stored, isNew: boolean) => void;
  /** creates it; `key`: the idempotency key of this form's one create */
  create: (values: Values, key: string) => Promise<Stored>;
  update: (stored: Stored, changes: Partial<Values>) => Promise<Stored>;
};

/** Makes writes that continue where the last one failed: they create nothing twice, and send only changes. */
export function useResumableWrite<Stored extends Values, Values extends object>({
  begun,
  latest,
  onExists,
  create,
  update,
}: ResumableSetup<Stored, Values>) {
  const key = useRef(begun ?? nanoid());
  return {
    /** Creates what doesn't exist, updates what does. What `besides` returns for what is stored is sent with the changes. */
    write: async (
      values: Values,
      besides: (stored: Stored) => Partial<Values> = () => ({}),
    ): Promise<Stored> => {
      const before = latest();
      const stored = before ?? (await create(values, key.current));
      onExists(stored, before === undefined);
      const changes = { ...changesTo<Values>(stored, values), ...besides(stored) };
      // A create whose response was lost may have stored an earlier attempt's values.
      if (before === undefined && Object.keys(changes).length === 0) return stored;
      return update(stored, changes);
    },
    /** Makes the next write create something new, whether or not the last one arrived. */
    startOver: (): void => {
      key.current = nanoid();
    },
  };
}
