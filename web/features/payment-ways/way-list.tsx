import type { PaymentWay } from "#payment-codes/kinds.ts";
import { MovableList } from "#web/ui/movable-list.tsx";
import { t } from "#texts/app/t.ts";
import { wayIdentity } from "./list-change.ts";
import { WayRow } from "./way-row.tsx";

type WayListProps = {
  ways: readonly PaymentWay[];
  busy: string | undefined;
  faults: ReadonlyMap<string, string>;
  onMove: (way: PaymentWay, by: number) => void;
  onEdit: (way: PaymentWay) => void;
  onRemove: (way: PaymentWay) => void;
};

/** Shows the ways in their order. */
export const WayList = ({ ways, busy, faults, onMove, onEdit, onRemove }: WayListProps) => (
  <MovableList
    label={t("Your ways to be tipped")}
    items={ways}
    keyOf={wayIdentity}
    onMove={(place, by) => {
      const way = ways[place];
      if (way) onMove(way, by);
    }}
  >
    {(way, row) => {
      const key = wayIdentity(way);
      return (
        <WayRow
          key={key}
          way={way}
          row={row}
          isBusy={busy === key}
          fault={faults.get(key)}
          onEdit={() => onEdit(way)}
          onRemove={() => onRemove(way)}
        />
      );
    }}
  </MovableList>
);
