import type { LucideIcon } from "lucide-react";
import styles from "./profile-card.module.css";

/** Renders an icon over its word. The word is hidden from screen readers, because the button's name says it. */
export const faceOf = (Icon: LucideIcon, word: string) => (
  <>
    <Icon size={21} aria-hidden="true" />
    <span className={styles.word} aria-hidden="true">
      {word}
    </span>
  </>
);
