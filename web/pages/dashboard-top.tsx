import type { ReactNode } from "react";
import type { User } from "#schema/account.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { WeekLine } from "#web/features/guides/week-line.tsx";
import { Email } from "#web/ui/email.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./dashboard-top.module.css";

/** The dashboard's name, for this kind of account. */
export const dashboardTitle = ({ role }: User): string =>
  role === "guide" ? t("Your Tour Guide Profile") : t("Operator Dashboard");

type DashboardTopProps = {
  user: User;
  /** undefined while they load */
  guides: OwnGuide[] | undefined;
  children?: ReactNode;
  below?: ReactNode;
};

/** The head of the dashboard: its name, this week, and who is signed in. `children` stand beside that, `below` under it. */
export const DashboardTop = ({ user, guides, children, below }: DashboardTopProps) => (
  <div className={styles.top}>
    <PageTitle>{dashboardTitle(user)}</PageTitle>
    <WeekLine guides={guides} />
    <p className={styles.who}>
      <span>
        <Trans text="Logged in as {email}" parts={{ email: <Email as="b">{user.email}</Email> }} />
      </span>
      {children}
    </p>
    {below}
  </div>
);
