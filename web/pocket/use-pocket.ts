import { useEffect, useState } from "react";
import { onSessionChange } from "#web/features/session/cross-tab.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { forgetCopy, type PocketData, readCopy, saveCopy } from "#web/features/session/pocket-copy.ts";
import { loadPocket } from "./load-pocket.ts";

type PocketState =
  | { kind: "loading" }
  | { kind: "signed-out" }
  /** There is no copy on this device, and the server gave none. */
  | { kind: "unreachable" }
  /** `isKept`: whether there is a copy on this device */
  | { kind: "ready"; pocket: PocketData; isKept: boolean };

/** Begins with the copy on the device, and removes it where there can be no session. */
function begin(): PocketState {
  if (!hasSessionHint(document.cookie)) {
    forgetCopy();
    return { kind: "signed-out" };
  }
  const pocket = readCopy();
  return pocket ? { kind: "ready", pocket, isKept: true } : { kind: "loading" };
}

/** Asks the server. `isOver`: whether the response is no longer wanted, and leaves the copy on the device alone. */
async function refresh(isOver: () => boolean): Promise<PocketState | undefined> {
  try {
    const pocket = await loadPocket();
    if (isOver()) return undefined;
    if (pocket) return { kind: "ready", pocket, isKept: saveCopy(pocket) };
    forgetCopy();
    return { kind: "signed-out" };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** ms after which the server is asked again where there is nothing to show: a network that has come back carries nothing at first. */
const AGAIN_MS = 3000;

/**
 * Returns what pocket mode shows: the copy on the device at once, then the server's response. Asks again when the network
 * comes back, when the page is seen again, and when another tab has signed in or out.
 */
export function usePocket(): PocketState {
  const [state, setState] = useState(begin);
  useEffect(() => {
    let last = {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      // What was asked before may be about another account.
      const asked = (last = {});
      const isOver = () => asked !== last;
      clearTimeout(again);
      void refresh(isOver).then((next) => {
        if (isOver()) return;
        setState((now) => next ?? (now.kind === "loading" ? { kind: "unreachable" } : now));
        if (!next && !readCopy()) again = setTimeout(askInSight, AGAIN_MS);
      });
    };
    const askInSight = () => {
      if (document.visibilityState === "visible") ask();
    };
    // The next account must not see the last one's profiles.
    const stop = onSessionChange(() => {
      setState(begin());
      ask();
    });
    ask();
    addEventListener("online", ask);
    document.addEventListener("visibilitychange", askInSight);
    return () => {
      last = {};
      clearTimeout(again);
      stop();
      removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", askInSight);
    };
  }, []);
  return state;
}
