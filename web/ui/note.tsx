import { type HTMLAttributes, useRef } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
import styles from "./note.module.css";

type NoteProps = HTMLAttributes<HTMLDivElement> & { tone?: "bad" | "warn" };

/** Shows a remark on a surface of its own. What follows has the focus once the remark goes with a button pressed in it. */
export function Note({ tone, className, ...rest }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  usePassFocus(note);
  return <div {...rest} ref={note} className={classNames(styles.note, tone && styles[tone], className)} />;
}
