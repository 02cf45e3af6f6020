import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

const FOCUSABLE = "a[href], button, input, select, summary, textarea, [tabindex='0']";

/** Lists what the Tab key comes to after a part, in its dialog or page, without looking at what can have the focus now. */
function following(part: Element): HTMLElement[] {
  const around = part.closest("[role=dialog], [role=alertdialog], main");
  return [...(around?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (other) => part.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Returns what stays where a failure was, and lets it take the focus: nothing else may have come yet. */
export function itsPlace(part: Element): HTMLElement[] {
  const place = (part.closest("[role=alert]") ?? part).parentElement;
  if (!place) return [];
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  return [place];
}

/** Gives the focus to the first of several elements that takes it. */
function focusFirst(elements: Iterable<HTMLElement | null | undefined>): void {
  for (const element of elements) {
    if (!element?.isConnected || element.matches(":disabled")) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

/**
 * Passes the focus on when a part of the page goes with the button that was pressed in it: to the first of `heirs` that
 * takes it, or to what follows. It would begin at the top of the page otherwise, without a word to who doesn't see it.
 */
export function usePassFocus(
  part: RefObject<Element | null>,
  heirs: (part: Element) => Iterable<HTMLElement | null | undefined> = following,
): void {
  const find = useEffectEvent(heirs);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const found = [...find(current)];
      // The part is still there, and others may go with it.
      queueMicrotask(() => {
        if (!current.isConnected && document.activeElement === document.body) focusFirst(found);
      });
    };
  }, [part]);
}
