import { Check, Minus } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./stays-and-goes.module.css";

type GroupProps = { title: string; lines: string[]; goes?: boolean };

const Group = ({ title, lines, goes = false }: GroupProps) => {
  const Sign = goes ? Minus : Check;
  return (
    <section className={classNames(styles.group, goes ? styles.goes : styles.stays)}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Sign size={18} strokeWidth={2.6} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What stays with a badge that is handed on, and what goes with whoever wore it. */
export const StaysAndGoes = ({ hasTours }: { hasTours: boolean }) => (
  <div className={styles.lists}>
    <Group
      title="Stays with the badge"
      lines={[
        "The printed code, and the address it leads to",
        ...(hasTours ? ["The experiences on the page"] : []),
        "Your plan, country and currency",
      ]}
    />
    <Group
      goes
      title="Goes from the page"
      lines={[
        "Photo, words, contacts and links",
        "Every way to be tipped",
        "Reviews and stars: guests no longer see them, you still do",
        "The numbers so far, and whoever could edit the page",
      ]}
    />
  </div>
);
