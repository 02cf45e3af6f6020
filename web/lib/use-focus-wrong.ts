import { type RefObject, useEffect } from "react";
import { unfold } from "./unfold.ts";

/**
 * Moves the focus to the first field that something is wrong with, after each attempt to send a form, unless it is at one
 * already: one in a folded part, which is unfolded, can't have got it yet. `attempts`: how many there were.
 */
export function useFocusWrong(form: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0 || document.activeElement?.matches("[aria-invalid='true']")) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    unfold(wrong);
    wrong?.focus();
  }, [form, attempts]);
}
