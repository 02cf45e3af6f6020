import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { ReaderSession, SessionWatchProps } from "./session-watch.tsx";

/** ms between two checks of the session hint */
const POLL = 2_000;

/** Loads once there is a session hint: at once, or soon after a sign-in elsewhere. Returns a function to stop. */
function whenHinted(load: () => Promise<void>): () => void {
  const stop = () => clearInterval(timer);
  const look = () => {
    if (!hasSessionHint(document.cookie)) return;
    // A failed load is repeated at the next check.
    load().then(stop, (error: unknown) => console.error(error));
  };
  const timer = setInterval(look, POLL);
  look();
  return stop;
}

/**
 * Finds the page's reader; makes no call without a session hint. `watch` loads the code that calls once there is a hint:
 * render it beside the page.
 */
export function useReader(mayBeSignedIn: boolean): { session: ReaderSession; watch: ReactNode } {
  const [session, setSession] = useState<ReaderSession>({
    user: mayBeSignedIn ? undefined : null,
    isLoading: mayBeSignedIn,
  });
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    if (import.meta.env.SSR) return undefined;
    // The reader has signed out since the request.
    if (mayBeSignedIn && !hasSessionHint(document.cookie)) setSession({ user: null, isLoading: false });
    return whenHinted(async () => {
      const { SessionWatch } = await import("./session-watch.tsx");
      setWatch(() => SessionWatch);
    });
  }, [mayBeSignedIn]);
  return { session, watch: Watch && <Watch onChange={setSession} /> };
}
