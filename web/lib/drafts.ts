const PREFIX = "draft-";
/** ms that what was typed is kept on the device */
const LIFETIME = 24 * 60 * 60 * 1000;

type Draft = { at: number; values: Record<string, unknown> };

/** Uses the device's storage. Where it is refused or full, as in some apps' browsers, nothing is kept. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === "object" &&
  stored !== null &&
  "at" in stored &&
  typeof stored.at === "number" &&
  "values" in stored &&
  typeof stored.values === "object" &&
  stored.values !== null;

/**
 * Returns what was typed on this device within a day and not saved; undefined without it. `of`: who typed it, where they
 * are signed in, and the profile or review.
 */
export function readDraft(of: string): Record<string, unknown> | undefined {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + of) ?? "null");
    if (isDraft(kept) && Date.now() - kept.at < LIFETIME) return kept.values;
    storage.removeItem(PREFIX + of);
    return undefined;
  });
}

/** Keeps what is typed; forgets it when that is nothing. */
export function storeDraft(of: string, values: Record<string, unknown>): void {
  const draft: Draft = { at: Date.now(), values };
  withStorage((storage) => {
    if (Object.keys(values).length === 0) storage.removeItem(PREFIX + of);
    else storage.setItem(PREFIX + of, JSON.stringify(draft));
  });
}

/** Forgets all that was typed on this device, by any user. */
export function forgetDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}
