import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetCopy } from "./pocket-copy.ts";
import { hasSessionHint } from "./hint.ts";
import { sessionQuery } from "./queries.ts";

const KEY = "session";
/** ms between two checks of the hint cookie */
const HINT_INTERVAL = 2_000;

/** Tells the other tabs that someone has signed in or out in this one, and removes pocket mode's copy of the account. */
export function announceSessionChange(): void {
  forgetCopy();
  try {
    // The value is the time, because only a new value fires an event.
    localStorage.setItem(KEY, String(Date.now()));
  } catch (error) {
    // Where storage is refused, the other tabs notice by their next call.
    console.warn(error);
  }
}

/** Calls back when another tab has announced a change of the session. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Refetches the session when another tab announces a change, and when a signed-in user's hint cookie disappears. */
export function useCrossTabSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = sessionQuery();
    const ask = () => void client.invalidateQueries({ queryKey });
    const stop = onSessionChange(ask);
    const watch = setInterval(() => {
      if (client.getQueryData(queryKey) && !hasSessionHint(document.cookie)) ask();
    }, HINT_INTERVAL);
    return () => {
      stop();
      clearInterval(watch);
    };
  }, [client]);
}
