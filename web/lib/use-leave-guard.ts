import { useEffect, useRef, useState } from "react";

type Leave = () => void;
/** Asks before leaving, where something is unsaved. */
let guard: ((leave: Leave) => void) | undefined;

/** Leaves a part of the page by a control of ours, such as a tab: at once, or after the guard's question. */
export const leaveGuarded = (leave: Leave): void => (guard ? guard(leave) : leave());

/** Finds the address that a click leads to in this tab; undefined for a click that doesn't leave the page. */
function destinationOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const stays = url.pathname === location.pathname && url.search === location.search && url.hash !== "";
  return /^https?:$/.test(url.protocol) && !stays ? url.href : undefined;
}

/**
 * Asks before what is unsaved is lost: by the browser's dialog when the tab is closed or reloaded, by our own for links,
 * Back and `leaveGuarded`. `leave` continues what the open dialog asks about; `go` leaves without asking.
 * docs/decisions/accounts.md says why this isn't the router's useBlocker.
 */
export function useLeaveGuard(dirty: boolean) {
  const [leave, setLeave] = useState<Leave>();
  const open = useRef(false);
  // Back can't be prevented, so a spare history entry keeps it within this document.
  const hasSpare = useRef(false);

  useEffect(() => {
    const ask = (action: Leave) => {
      setLeave(() => () => {
        open.current = true;
        action();
      });
    };
    if (dirty && !hasSpare.current) {
      history.pushState(history.state, "");
      hasSpare.current = true;
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!dirty || open.current) return;
      event.preventDefault();
      // All that Chrome, Edge and Android's WebView heed before their version 119.
      event.returnValue = true;
    };
    const guarded = (action: Leave) => (dirty && !open.current ? ask(action) : action());
    const onClick = (event: MouseEvent) => {
      const href = dirty && !open.current ? destinationOf(event) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => location.assign(href));
    };
    const onBack = () => {
      if (!hasSpare.current) return;
      hasSpare.current = false;
      if (!dirty || open.current) history.back();
      else ask(() => history.back());
    };
    guard = guarded;
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    addEventListener("popstate", onBack);
    return () => {
      if (guard === guarded) guard = undefined;
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      removeEventListener("popstate", onBack);
    };
  }, [dirty]);

  return {
    leave,
    stay: () => {
      // What was left for may have failed, as logging out does without a network.
      open.current = false;
      setLeave(undefined);
      if (hasSpare.current) return;
      history.pushState(history.state, "");
      hasSpare.current = true;
    },
    go: (url: string) => {
      open.current = true;
      if (hasSpare.current) location.replace(url);
      else location.assign(url);
    },
  };
}
