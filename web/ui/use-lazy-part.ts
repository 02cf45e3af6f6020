import { useEffect, useEffectEvent, useState } from "react";
import { toastNotOpened } from "./toast-not-opened.ts";

type LazyPart<Part> = {
  load: () => Promise<Part>;
  /** whether the dialog is to be shown */
  isOpen: boolean;
  /** called when loading failed, after the user was notified */
  onFailure: () => void;
};

/** Loads a dialog's code when the dialog is opened; undefined until then. Shows a message when that fails. */
export function useLazyPart<Part>({ load, isOpen, onFailure }: LazyPart<Part>): Part | undefined {
  const [part, setPart] = useState<{ of: Part }>();
  const fail = useEffectEvent((error: unknown) => {
    toastNotOpened(error);
    onFailure();
  });
  useEffect(() => {
    if (isOpen) load().then((loaded) => setPart({ of: loaded }), fail);
  }, [isOpen, load]);
  return part?.of;
}
