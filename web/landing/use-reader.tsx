import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { ReaderSession, SessionWatchProps } from "./session-watch.tsx";

/** ms between two checks of the session hint */
const POLL = 2_000;

/**
 * Calls `load` once there is a session hint, at once or soon after a sign-in elsewhere. Returns a function that stops
 * it.
 */
function whenHinted(load: () => Promise<void>): () => void {
  const stop = () => clearInterval(timer);
  const look = () => {
    if (!hasSessionHint(document.cookie)) return;
    // The next check repeats a failed load.
    load().then(stop, (error: unknown) => console.error(error));
  };
  const timer = setInterval(look, POLL);
  look();
  return stop;
}

/**
 * Finds the page's reader, without any call where there is no session hint. `watch` is rendered beside the page; it
 * loads the code that makes the calls once there is a hint.
 */
export function useReader(mayBeSignedIn: boolean): { session: ReaderSession; watch: ReactNode } {
  const [session, setSession] = useState<ReaderSession>({
    user: mayBeSignedIn ? undefined : null,
    isLoading: mayBeSignedIn,
  });
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    if (import.meta.env.SSR) return undefined;
    // A missing hint means that the reader has signed out since the request.
    if (mayBeSignedIn && !hasSessionHint(document.cookie)) setSession({ user: null, isLoading: false });
    return whenHinted(async () => {
      const { SessionWatch } = await import("./session-watch.tsx");
      setWatch(() => SessionWatch);
    });
  }, [mayBeSignedIn]);
  return { session, watch: Watch && <Watch onChange={setSession} /> };
}
