import { type HTMLAttributes, type ReactNode, useRef, useState } from "react";
import styles from "./movable-list.module.css";
import { type Drag, useDragOrder } from "./use-drag-order.ts";

/** What a row of the list knows about its place. */
export type Movable = {
  /** its place in the list, from 0 */
  place: number;
  count: number;
  /** whether the strip with its buttons is shown, on phones */
  isOpen: boolean;
  /** px by which it was dragged, and whether another one would be dropped above or below it */
  draggedBy: number | undefined;
  drop: "above" | "below" | undefined;
  grip: HTMLAttributes<HTMLButtonElement>;
  onToggle: () => void;
  /** `by`: how many places down; negative for up */
  onMove: (by: number) => void;
};

type MovableListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** returns what tells an item from the others */
  keyOf: (item: Item) => string;
  onMove: (place: number, by: number) => void;
  /** shows an item as a MovableRow */
  children: (item: Item, row: Movable) => ReactNode;
};

/** Says on which side of a row the dragged one would be dropped. */
function dropAt(drag: Drag | undefined, place: number): "above" | "below" | undefined {
  if (!drag || drag.to !== place || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? "above" : "below";
}

/** Shows items in their order, which keys, dragging and buttons change. */
export function MovableList<Item>({ label, items, keyOf, onMove, children }: MovableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const { drag, endsDrag, handlers } = useDragOrder(list, onMove);
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} ref={list} aria-label={label}>
      {items.map((item, place) => {
        const key = keyOf(item);
        return children(item, {
          place,
          count: items.length,
          isOpen: open === key,
          draggedBy: drag?.from === place ? drag.by : undefined,
          drop: dropAt(drag, place),
          grip: handlers(place),
          onToggle: () => {
            if (!endsDrag()) setOpen(open === key ? undefined : key);
          },
          onMove: (by) => {
            if (place + by >= 0 && place + by < items.length) onMove(place, by);
          },
        });
      })}
    </ul>
  );
}
