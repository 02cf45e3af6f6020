import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Card } from "./card.tsx";
import styles from "./section-card.module.css";

type SectionCardProps = HTMLAttributes<HTMLElement> & {
  title: string;
  lead?: ReactNode;
  /** is given where the heading gets the focus when what had it is gone */
  heading?: Ref<HTMLHeadingElement>;
};

/** Shows one of several cards below each other: a heading, what it is about, and the rest. */
export function SectionCard({ title, lead, heading, className, children, ...rest }: SectionCardProps) {
  const id = useId();
  return (
    <Card {...rest} className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} {...(heading && { ref: heading, tabIndex: -1 })}>
          {title}
        </h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
