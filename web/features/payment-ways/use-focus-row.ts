import { type RefObject, useEffect, useRef } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";

/** The row to focus once it is at its place. `pressed`: the button that moved it, which may have lost the focus. */
export type FocusNext = { key: string; pressed?: Element | null } | undefined;

type Shown = { ways: readonly PaymentWay[] | undefined; isDialogOpen: boolean };

/** Keeps the focus at a row that was added, changed or moved. The returned function is called before the list is shown. */
export function useFocusRow(
  part: RefObject<HTMLElement | null>,
  { ways, isDialogOpen }: Shown,
): (next: FocusNext) => void {
  const wanted = useRef<FocusNext>(undefined);
  useEffect(() => {
    const { current } = wanted;
    if (!current || isDialogOpen) return;
    const rows = [...(part.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const row = rows.find(({ dataset }) => dataset.row === current.key);
    if (!row) return;
    wanted.current = undefined;
    const { pressed } = current;
    if (pressed === undefined) row.querySelector<HTMLElement>("button[data-edit]")?.focus();
    else if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
  }, [part, ways, isDialogOpen]);
  return (next) => {
    wanted.current = next;
  };
}
