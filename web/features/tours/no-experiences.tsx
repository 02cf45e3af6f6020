import type { ReactNode } from "react";
import { Empty } from "#web/ui/empty.tsx";
import drawing from "#web/ui/drawing.module.css";
import { t } from "#texts/app/t.ts";
import styles from "./no-experiences.module.css";

const Postcard = () => (
  <svg width="168" height="148" viewBox="0 0 168 148" fill="none" aria-hidden="true">
    <ellipse cx="84" cy="140" rx="48" ry="5" className={drawing.shadow} />
    <rect
      x="26"
      y="52"
      width="92"
      height="66"
      rx="10"
      transform="rotate(-8 72 85)"
      className={drawing.card}
    />
    <path d="M40 104l21-24 15 13 11-9 20 14" className={styles.scenery} transform="rotate(-8 72 85)" />
    <circle cx="58" cy="72" r="6" className={drawing.accent} />
    <path d="M132 22v98" className={styles.pole} />
    <path d="M132 24h30l-8 11 8 11h-30z" className={drawing.accent} />
  </svg>
);

/** Shows a text in the list's place while there is no tour. */
export const NoExperiences = ({ action }: { action: ReactNode }) => (
  <Empty drawing={<Postcard />} title={t("No Experiences Yet")} action={action}>
    {t(
      "Add your tours with the links where guests book them. Your guides can show three of them on their profile.",
    )}
  </Empty>
);
