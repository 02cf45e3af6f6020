import { classNames } from "#web/lib/class-names.ts";
import { t } from "#texts/app/t.ts";
import styles from "./step-count.module.css";

type StepCountProps = { count: number; max: number; className?: string | undefined };

/** Says which step of how many is reached, with an eyelet for each. */
export const StepCount = ({ count, max, className }: StepCountProps) => (
  <p className={classNames(styles.steps, className)}>
    {Array.from({ length: max }, (_, index) => (
      <span key={index} aria-hidden="true" className={classNames(index < count && styles.reached)} />
    ))}
    {t("{count} of {max}", { count, max })}
  </p>
);
