import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { ReaderSession, SessionWatchProps } from "./session-watch.tsx";

/** ms between two looks at the hint */
const POLL = 2_000;

/** Calls back once the hint says that there can be a session: at once, or soon after a sign-in elsewhere. */
function whenHinted(load: () => Promise<void>): () => void {
  const stop = () => clearInterval(timer);
  const look = () => {
    if (!hasSessionHint(document.cookie)) return;
    // What didn't come is asked for again.
    load().then(stop, (error: unknown) => console.error(error));
  };
  const timer = setInterval(look, POLL);
  look();
  return stop;
}

/**
 * Finds out who reads the page, without a call as long as there can't be a session. What asks is loaded when there can:
 * put `watch` beside the page.
 */
export function useReader(mayBeSignedIn: boolean): { session: ReaderSession; watch: ReactNode } {
  const [session, setSession] = useState<ReaderSession>({
    user: mayBeSignedIn ? undefined : null,
    isLoading: mayBeSignedIn,
  });
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    if (import.meta.env.SSR) return undefined;
    // Signed out since the request.
    if (mayBeSignedIn && !hasSessionHint(document.cookie)) setSession({ user: null, isLoading: false });
    return whenHinted(async () => {
      const { SessionWatch } = await import("./session-watch.tsx");
      setWatch(() => SessionWatch);
    });
  }, [mayBeSignedIn]);
  return { session, watch: Watch && <Watch onChange={setSession} /> };
}
