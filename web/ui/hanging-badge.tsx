import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./hanging-badge.module.css";
import { LegalLinks } from "./legal-links.tsx";
import { PunchHole, Strap } from "./strap.tsx";
import swing from "./swing.module.css";
import { useToastsOnTop } from "./use-toasts-on-top.ts";

type HangingBadgeProps = {
  /** shown above the title */
  icon?: ReactNode;
  /** stands in one line below the hole */
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** whether it is 480 px wide instead of 440 */
  wide?: boolean;
  /** the page has no navigation bar */
  bare?: boolean;
  /** it fills a phone's screen, has its buttons at the foot, and stands alone */
  tall?: boolean;
  /** says what went wrong */
  alert?: ReactNode;
  /** links to another page */
  other?: ReactNode;
  children: ReactNode;
};

/** Shows a page that is one badge on a strap, with a heading and a form. Its form needs scripts. */
export function HangingBadge({
  icon,
  above,
  title,
  lead,
  wide = false,
  bare = false,
  tall = false,
  alert,
  other,
  children,
}: HangingBadgeProps) {
  useToastsOnTop();
  return (
    <div className={classNames("js", styles.page, bare && styles.bare, tall && styles.tall)}>
      <div className={classNames(swing.swing, styles.badge, wide && styles.wide)}>
        <Strap className={styles.strap} />
        <PunchHole className={styles.slot} />
        {icon !== undefined && (
          <div className={styles.icon} aria-hidden="true">
            {icon}
          </div>
        )}
        {above !== undefined && <div className={styles.above}>{above}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {alert !== undefined && <div className={styles.alert}>{alert}</div>}
        {children}
        {other !== undefined && <p className={styles.other}>{other}</p>}
      </div>
      {!tall && <LegalLinks className={styles.legal} />}
    </div>
  );
}
