import styles from "./logo.module.css";
import { Mark } from "./mark.tsx";
import { RouteLink } from "./route-link.tsx";
import { Wordmark } from "./wordmark.tsx";

type LogoProps = {
  size?: number;
  /** where the logo leads, if it is a link */
  to?: string;
};

/** Shows the mark and the name. */
export function Logo({ size = 34, to }: LogoProps) {
  const look = (
    <>
      <Mark size={size} />
      <Wordmark className={styles.name} />
    </>
  );
  if (to === undefined) return <span className={styles.logo}>{look}</span>;
  return (
    <RouteLink className={styles.logo} to={to}>
      {look}
    </RouteLink>
  );
}
