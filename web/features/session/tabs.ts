import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasSessionHint } from "./hint.ts";
import { sessionQuery } from "./queries.ts";

const KEY = "session";
const WATCH = 2_000;

/** Tells the other tabs that somebody has signed in or out in this one. */
export function tellTabs(): void {
  try {
    // Only a new value is told.
    localStorage.setItem(KEY, String(Date.now()));
  } catch (error) {
    // Storage is refused: they find out by themselves, a little later.
    console.warn(error);
  }
}

/**
 * Keeps what this tab knows of the session in step with the others: it asks again when one of them says so, and when
 * the hint is gone while somebody is shown as signed in.
 */
export function useTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = sessionQuery();
    const ask = () => void client.invalidateQueries({ queryKey });
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY) ask();
    };
    const watch = setInterval(() => {
      if (client.getQueryData(queryKey) && !hasSessionHint(document.cookie)) ask();
    }, WATCH);
    addEventListener("storage", hear);
    return () => {
      removeEventListener("storage", hear);
      clearInterval(watch);
    };
  }, [client]);
}
