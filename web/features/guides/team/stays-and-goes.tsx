import { Check, Minus } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { t } from "#texts/app/t.ts";
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

/** Shows what stays with a badge that is handed on, and what goes with its old holder. */
export const StaysAndGoes = ({ hasTours }: { hasTours: boolean }) => (
  <div className={styles.lists}>
    <Group
      title={t("Stays with the badge")}
      lines={[
        t("The printed code, and the address it leads to"),
        ...(hasTours ? [t("The tours on the page")] : []),
        t("Your plan, country and currency"),
      ]}
    />
    <Group
      goes
      title={t("Removed from the page")}
      lines={[
        t("Photo, texts, contact details and links"),
        t("Every way to be tipped"),
        t("Reviews and stars: guests no longer see them, you still do"),
        t("The statistics so far, and everybody who could edit the page"),
      ]}
    />
  </div>
);
