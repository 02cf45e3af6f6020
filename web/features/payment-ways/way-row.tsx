import { Eye } from "lucide-react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Movable } from "#web/ui/movable-list.tsx";
import { MovableRow } from "#web/ui/movable-row.tsx";
import { t } from "#texts/app/t.ts";
import { wayIdentity } from "./list-change.ts";
import styles from "./way-row.module.css";
import { WayTile } from "./way-tile.tsx";
import { publicTag, shownValue, wayName } from "./way-texts.ts";

type WayRowProps = {
  way: PaymentWay;
  row: Movable;
  /** whether its change is being saved */
  isBusy: boolean;
  /** what is wrong with it */
  fault: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** Shows one way to be tipped, with what can be done about it. */
export function WayRow({ way, ...props }: WayRowProps) {
  const name = wayName(way);
  const tag = publicTag(way);
  return (
    <MovableRow
      {...props}
      name={name}
      rowKey={wayIdentity(way)}
      tile={<WayTile kind={way.kind} name={name} />}
      texts={
        <>
          <b>{name}</b>
          <small>
            <bdi>{shownValue(way)}</bdi>
          </small>
          {tag !== null && (
            <small className={styles.public}>
              <Eye size={16} aria-hidden="true" />
              {t(tag)}
            </small>
          )}
        </>
      }
    />
  );
}
