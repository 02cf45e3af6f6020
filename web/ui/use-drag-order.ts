import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** px that a pointer moves before a press becomes a drag */
const THRESHOLD = 6;

/** A row that is being dragged: how far it is from its place, px, and which place it would come to. */
export type Drag = { from: number; to: number; by: number };

type Start = { pointer: number; from: number; y: number; middles: number[] };

/**
 * Finds the place that a row from `from` would come to with its middle at `y`. `middles`: those of all rows, from the
 * top.
 */
export const placeAt = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, place) => place !== from && middle < y).length;

/** Lets a list's rows be dragged by a handle. `onDrop`: gets the number of places by which a row has moved. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, by: number) => void,
) {
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const wasDragged = useRef(false);
  const isDragging = drag !== undefined;

  const stop = () => {
    start.current = undefined;
    setDrag(undefined);
  };
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") stop();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isDragging]);

  const middleOf = (row: Element): number => {
    const { top, height } = row.getBoundingClientRect();
    return top + scrollY + height / 2;
  };
  return {
    drag,
    /** Returns whether the press that has just ended was a drag, and so no click. */
    endsDrag: (): boolean => wasDragged.current,
    /** Makes the handlers for the handle of the row at a place. */
    handlers: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !list.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const middles = [...list.current.children].map(middleOf);
        start.current = { pointer: event.pointerId, from, y: event.pageY, middles };
      },
      onPointerMove: ({ pointerId, pageY }: PointerEvent<HTMLElement>) => {
        const { current } = start;
        if (current?.pointer !== pointerId) return;
        const by = pageY - current.y;
        if (!isDragging && Math.abs(by) < THRESHOLD) return;
        wasDragged.current = true;
        const middle = (current.middles[from] ?? 0) + by;
        setDrag({ from, by, to: placeAt(current.middles, from, middle) });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to - drag.from);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}
