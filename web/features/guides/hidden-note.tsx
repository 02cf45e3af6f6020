import { EyeOff } from "lucide-react";
import { Note } from "#web/ui/note.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./profile-card.module.css";

/** Shows why we have hidden a profile's page, and where to object. */
export const HiddenNote = ({ reason }: { reason: string }) => (
  <Note tone="warn" className={styles.whole}>
    <EyeOff size={20} aria-hidden="true" />
    <p>
      <b>{t("We have hidden this page.")}</b>{" "}
      <Trans text="“{reason}”" parts={{ reason: <bdi>{reason}</bdi> }} />{" "}
      <a className="link" href="/imprint">
        {t("Write to us")}
      </a>
    </p>
  </Note>
);
