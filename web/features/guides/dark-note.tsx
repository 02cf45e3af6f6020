import { EyeOff } from "lucide-react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { Note } from "#web/ui/note.tsx";
import { t } from "#texts/app/t.ts";
import { ownerName } from "./owner-name.ts";
import styles from "./profile-card.module.css";

type DarkNoteProps = { name: string; owner: NonNullable<OwnGuide["owner"]> };

/** Tells an editor that guests can't see the page, and whom to ask. */
export const DarkNote = ({ name, owner }: DarkNoteProps) => (
  <Note tone="warn" className={styles.whole}>
    <EyeOff size={20} aria-hidden="true" />
    <p>
      <b>{t("Not public at the moment")}.</b>{" "}
      {t("Guests can’t see this page until its owner renews the plan.")}{" "}
      <a className="link" href={`mailto:${owner.email}?subject=${encodeURIComponent(name)}`}>
        {t("Write to {owner}", { owner: ownerName(owner) })}
      </a>
    </p>
  </Note>
);
