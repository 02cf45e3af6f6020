import { ArrowDown, ArrowUp, ChevronUp, CircleAlert, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { CSSProperties, KeyboardEvent, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { singleClick } from "#web/lib/single-click.ts";
import { useNarrow } from "#web/lib/use-narrow.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Movable } from "./movable-list.tsx";
import styles from "./movable-row.module.css";
import { Spinner } from "./spinner.tsx";

type MovableRowProps = {
  row: Movable;
  name: string;
  /** finds the row again, as `data-row` */
  rowKey: string;
  /** shown before the texts */
  tile?: ReactNode;
  /** the name in bold, and what is below it */
  texts: ReactNode;
  /** what is wrong with it */
  fault?: string | undefined;
  /** whether its change is being saved */
  isBusy?: boolean;
  /** whether its fields are shown in it; undefined where a dialog has them */
  isEditing?: boolean | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** the fields */
  children?: ReactNode;
};

const UP = { Icon: ArrowUp, text: "Up", title: "Move up", label: "Move {name} up" } as const;
const DOWN = { Icon: ArrowDown, text: "Down", title: "Move down", label: "Move {name} down" } as const;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Shows a row of a MovableList, with what can be done about it. */
export function MovableRow(props: MovableRowProps) {
  const { row, name, rowKey, tile, texts, fault, isBusy = false, isEditing, onEdit, children } = props;
  const { place, count, isOpen, draggedBy, drop, onMove } = row;
  const isNarrow = useNarrow();
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
      onClick: singleClick(() => onMove(by)),
    };
  };
  const movers = [mover(-1), mover(1)];
  const bin = <Trash2 size={20} aria-hidden="true" />;
  const onRemove = singleClick(props.onRemove);
  return (
    <li
      className={classNames(
        styles.row,
        shows && styles.open,
        fault !== undefined && styles.wrong,
        draggedBy !== undefined && styles.dragged,
        drop && styles[drop],
      )}
      style={draggedBy === undefined ? undefined : ({ "--by": `${draggedBy}px` } as CSSProperties)}
      aria-busy={isBusy || undefined}
      data-row={rowKey}
      data-wrong={fault === undefined ? undefined : ""}
    >
      <button
        type="button"
        {...row.grip}
        className={classNames("icon-btn", styles.grip)}
        aria-label={t("Move {name}", { name })}
        title={isNarrow ? t("Move or remove") : t("Drag, or press the arrow keys")}
        {...(isNarrow && { "aria-expanded": shows })}
        onKeyDown={onKeyDown}
        onClick={row.onToggle}
      >
        {isBusy ? <Spinner /> : <GripVertical size={20} aria-hidden="true" />}
      </button>
      {tile}
      <span className={styles.texts}>{texts}</span>
      <span className={styles.actions}>
        {!isNarrow &&
          movers.map(({ text, names, ...button }) => <IconButton key={text} {...names} {...button} />)}
        <IconButton
          data-edit=""
          label={t("Edit {name}", { name })}
          title={t("Edit")}
          icon={
            isEditing ? <ChevronUp size={20} aria-hidden="true" /> : <Pencil size={20} aria-hidden="true" />
          }
          aria-expanded={isEditing}
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
      {fault !== undefined && !isEditing && (
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
      {isEditing && <div className={styles.fields}>{children}</div>}
    </li>
  );
}
