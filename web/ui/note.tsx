import type { HTMLAttributes } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./note.module.css";

type NoteProps = HTMLAttributes<HTMLDivElement> & { tone?: "bad" | "warn" };

/** Shows a remark on a surface of its own. */
export const Note = ({ tone, className, ...rest }: NoteProps) => (
  <div {...rest} className={classNames(styles.note, tone && styles[tone], className)} />
);
