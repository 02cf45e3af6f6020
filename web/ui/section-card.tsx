import { type HTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Card } from "./card.tsx";
import styles from "./section-card.module.css";

type SectionCardProps = HTMLAttributes<HTMLElement> & { title: string; lead?: ReactNode };

/** Shows one of several cards below each other: a heading, what it is about, and the rest. */
export function SectionCard({ title, lead, className, children, ...rest }: SectionCardProps) {
  const id = useId();
  return (
    <Card {...rest} className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
