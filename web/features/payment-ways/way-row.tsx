import { ArrowDown, ArrowUp, CircleAlert, Eye, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { CSSProperties, HTMLAttributes, KeyboardEvent } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { wayIdentity } from "./list-change.ts";
import { useNarrow } from "#web/lib/use-narrow.ts";
import styles from "./way-row.module.css";
import { WayTile } from "./way-tile.tsx";
import { publicTag, shownValue, wayName } from "./way-texts.ts";

type WayRowProps = {
  way: PaymentWay;
  /** its place in the list, from 0 */
  place: number;
  count: number;
  /** whether its change is being saved */
  isBusy: boolean;
  /** what is wrong with it */
  fault: string | undefined;
  /** whether the strip with its buttons is shown, on phones */
  isOpen: boolean;
  /** px by which it was dragged, and whether another one would be dropped above or below it */
  draggedBy: number | undefined;
  drop: "above" | "below" | undefined;
  grip: HTMLAttributes<HTMLButtonElement>;
  onToggle: () => void;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

const UP = { Icon: ArrowUp, text: "Up", title: "Move up", label: "Move {name} up" } as const;
const DOWN = { Icon: ArrowDown, text: "Down", title: "Move down", label: "Move {name} down" } as const;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Shows one way to be tipped, with what can be done about it. */
export function WayRow(props: WayRowProps) {
  const { way, place, count, isBusy, fault, isOpen, draggedBy, drop, onMove, onEdit, onRemove } = props;
  const isNarrow = useNarrow();
  const name = wayName(way);
  const tag = publicTag(way);
  const shows = isNarrow && isOpen;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  const mover = (by: number) => {
    const isEnd = place + by < 0 || place + by >= count;
    const { Icon, text, title, label } = by < 0 ? UP : DOWN;
    return {
      icon: <Icon size={20} aria-hidden="true" />,
      text: t(text),
      names: { title: t(title), label: t(label, { name }) },
      // It isn't `disabled`, so that the button keeps the focus at the end of the list.
      "aria-disabled": isEnd || undefined,
      className: classNames(isEnd && styles.unavailable),
      onClick: ({ detail }: { detail: number }) => {
        // The second click of a double click would hit the row that has come to this place.
        if (!isEnd && detail < 2) onMove(by);
      },
    };
  };
  const movers = [mover(-1), mover(1)];
  const bin = <Trash2 size={20} aria-hidden="true" />;
  return (
    <li
      className={classNames(
        styles.way,
        shows && styles.open,
        fault !== undefined && styles.wrong,
        draggedBy !== undefined && styles.dragged,
        drop && styles[drop],
      )}
      style={draggedBy === undefined ? undefined : ({ "--by": `${draggedBy}px` } as CSSProperties)}
      aria-busy={isBusy || undefined}
      data-way={wayIdentity(way)}
      data-wrong={fault === undefined ? undefined : ""}
    >
      <button
        type="button"
        {...props.grip}
        className={classNames("icon-btn", styles.grip)}
        aria-label={t("Move {name}", { name })}
        title={isNarrow ? t("Move or remove") : t("Drag, or press the arrow keys")}
        {...(isNarrow && { "aria-expanded": shows })}
        onKeyDown={onKeyDown}
        onClick={props.onToggle}
      >
        {isBusy ? <Spinner /> : <GripVertical size={20} aria-hidden="true" />}
      </button>
      <WayTile kind={way.kind} name={name} />
      <span className={styles.texts}>
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
      </span>
      <span className={styles.actions}>
        {!isNarrow &&
          movers.map(({ text, names, ...button }) => <IconButton key={text} {...names} {...button} />)}
        <IconButton
          data-edit=""
          label={t("Edit {name}", { name })}
          title={t("Edit")}
          icon={<Pencil size={20} aria-hidden="true" />}
          onClick={onEdit}
        />
        {!isNarrow && (
          <IconButton
            label={t("Remove {name}", { name })}
            title={t("Remove")}
            icon={bin}
            danger
            onClick={onRemove}
          />
        )}
      </span>
      {fault !== undefined && (
        <p className={styles.message}>
          <CircleAlert size={18} aria-hidden="true" />
          {tMessage(fault)}
        </p>
      )}
      {shows && (
        <div className={styles.more}>
          {movers.map(({ text, names, ...button }) => (
            <Button key={text} variant="line" {...button} aria-label={names.label}>
              {text}
            </Button>
          ))}
          <Button variant="danger" icon={bin} aria-label={t("Remove {name}", { name })} onClick={onRemove}>
            {t("Remove")}
          </Button>
        </div>
      )}
    </li>
  );
}
