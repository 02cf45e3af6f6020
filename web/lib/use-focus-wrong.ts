import { type RefObject, useEffect } from "react";
import { unfold } from "./unfold.ts";

const WRONG = "[aria-invalid='true']";

/**
 * Moves the focus to the first field that something is wrong with, after each attempt to send a form, unless it is at one
 * already: one in a folded part, which is unfolded, can't have got it yet. `attempts`: how many there were.
 */
export function useFocusWrong(form: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return;
    const { activeElement } = document;
    const isThere = activeElement?.matches(WRONG);
    const wrong = isThere ? activeElement : form.current?.querySelector<HTMLElement>(WRONG);
    unfold(wrong);
    if (!isThere && wrong instanceof HTMLElement) wrong.focus();
  }, [form, attempts]);
}
