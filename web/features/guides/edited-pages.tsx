import type { ReactNode } from "react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { t } from "#texts/app/t.ts";
import styles from "./edited-pages.module.css";
import type { ProfileActions } from "./profile-card.tsx";
import { ProfileList } from "./profile-list.tsx";

type EditedPagesProps = ProfileActions & {
  title: string;
  /** undefined while they load */
  guides: OwnGuide[] | undefined;
  /** shown in their place where they could not be loaded */
  failure?: ReactNode;
  /** shown below them */
  children?: ReactNode;
};

/** Shows the profiles of others that an account may edit. */
export const EditedPages = ({ title, guides, failure, children, ...actions }: EditedPagesProps) => (
  <section className={styles.pages}>
    <h2>{title}</h2>
    <p className={styles.lead}>
      {t("Their owners pay for them. You change texts and photo, ways to be tipped, and reply to reviews.")}
    </p>
    {failure || <ProfileList guides={guides} locked={false} {...actions} />}
    {children && <div className={styles.more}>{children}</div>}
  </section>
);
