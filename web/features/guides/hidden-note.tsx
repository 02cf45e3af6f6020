import { EyeOff } from "lucide-react";
import { Note } from "#web/ui/note.tsx";
import styles from "./profile-card.module.css";

/** Why we hid a profile's page, and where to object. */
export const HiddenNote = ({ reason }: { reason: string }) => (
  <Note tone="warn" className={styles.whole}>
    <EyeOff size={20} aria-hidden="true" />
    <p>
      <b>We have hidden this page.</b> “<bdi>{reason}</bdi>”{" "}
      <a className="link" href="/imprint">
        Write to us
      </a>
    </p>
  </Note>
);
