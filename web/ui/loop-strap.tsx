import { classNames } from "#web/lib/class-names.ts";
import styles from "./loop-strap.module.css";
import { Strap } from "./strap.tsx";

/** Shows a strap that goes round a rail at its upper end. */
export const LoopStrap = ({ className }: { className?: string | undefined }) => (
  <Strap className={classNames(styles.loop, className)} />
);
