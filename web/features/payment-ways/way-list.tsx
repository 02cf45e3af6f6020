import { useRef, useState } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { t } from "#texts/app/t.ts";
import { wayIdentity } from "./list-change.ts";
import { type Drag, useDragOrder } from "./use-drag-order.ts";
import styles from "./way-list.module.css";
import { WayRow } from "./way-row.tsx";

type WayListProps = {
  ways: readonly PaymentWay[];
  busy: string | undefined;
  faults: ReadonlyMap<string, string>;
  onMove: (way: PaymentWay, by: number) => void;
  onEdit: (way: PaymentWay) => void;
  onRemove: (way: PaymentWay) => void;
};

/** Says on which side of a row the dragged one would be dropped. */
function dropAt(drag: Drag | undefined, place: number): "above" | "below" | undefined {
  if (!drag || drag.to !== place || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? "above" : "below";
}

/** Shows the ways in their order, which keys, dragging and buttons change. */
export function WayList({ ways, busy, faults, onMove, onEdit, onRemove }: WayListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const { drag, endsDrag, handlers } = useDragOrder(list, (from, by) => {
    const way = ways[from];
    if (way) onMove(way, by);
  });
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways} ref={list} aria-label={t("Your ways to be tipped")}>
      {ways.map((way, place) => {
        const key = wayIdentity(way);
        return (
          <WayRow
            key={key}
            way={way}
            place={place}
            count={ways.length}
            isBusy={busy === key}
            fault={faults.get(key)}
            isOpen={open === key}
            draggedBy={drag?.from === place ? drag.by : undefined}
            drop={dropAt(drag, place)}
            grip={handlers(place)}
            onToggle={() => {
              if (!endsDrag()) setOpen(open === key ? undefined : key);
            }}
            onMove={(by) => {
              if (place + by >= 0 && place + by < ways.length) onMove(way, by);
            }}
            onEdit={() => onEdit(way)}
            onRemove={() => onRemove(way)}
          />
        );
      })}
    </ul>
  );
}
