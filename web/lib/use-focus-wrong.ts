import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first field that something is wrong with, after each attempt to send a form, unless it is at one
 * already: a field in a folded part can have it only once the part is unfolded. `attempts`: how many there were.
 */
export function useFocusWrong(form: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    const isWrong = document.activeElement?.matches("[aria-invalid='true']");
    if (attempts > 0 && !isWrong) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [form, attempts]);
}
