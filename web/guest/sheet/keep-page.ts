import { showNote } from "#web/ui/note.ts";
import { leaveFor } from "./leave-for.ts";
import { targetOf } from "./form-address.ts";

/** Returns the address of ours that a press leads to in this tab; "" where it leads nowhere, to another site, or to a file. */
function ownTarget({ type, target }: Event): string {
  if (!(target instanceof Element)) return "";
  if (type === "submit")
    return target instanceof HTMLFormElement && target.method === "get" ? targetOf(target) : "";
  const link = target.closest<HTMLAnchorElement>("a[href]:not([target]):not([download]):not([href^='#'])");
  return link?.origin === location.origin ? link.href : "";
}

/** Returns whether keys ask for another tab, which loses no page. */
const asksForTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Keeps the page where a link or a form would lose it, because there is no network. The device may be wrong about that, so that
 * it is tried. `noNetwork`: what a guest reads.
 */
export function keepPage(noNetwork: string): void {
  let isTrying = false;
  const follow = async (event: Event): Promise<void> => {
    if (navigator.onLine || event.defaultPrevented || asksForTab(event)) return;
    const address = ownTarget(event);
    if (address === "") return;
    event.preventDefault();
    if (isTrying) return;
    isTrying = true;
    if (!(await leaveFor(address))) showNote(noNetwork);
    isTrying = false;
  };
  // What shows a page in a sheet takes the press before.
  for (const press of ["click", "submit"]) addEventListener(press, (event) => void follow(event));
}
