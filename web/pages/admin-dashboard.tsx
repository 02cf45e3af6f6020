import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { WAITING_MAX } from "#schema/running.ts";
import { AdminBar } from "#web/features/admin/admin-bar.tsx";
import { isDenied, useAdminsOnly } from "#web/features/admin/use-admins-only.ts";
import { PageLoadError } from "#web/features/admin/load-error.tsx";
import { Loading } from "#web/features/admin/loading.tsx";
import { Overview } from "#web/features/admin/tabs/overview.tsx";
import { adminQuery, runningQuery } from "#web/features/admin/queries.ts";
import { useTab } from "#web/features/admin/tab-address.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Email } from "#web/ui/email.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { AdminTab } from "#web/features/admin/tab-address.ts";
import type { PlainText } from "#locales/account.ts";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./admin-dashboard.module.css";

// What isn't seen at once comes with its tab.
const Users = lazyPart(async () => (await import("../features/admin/tabs/users.tsx")).Users);

const Profiles = lazyPart(async () => (await import("../features/admin/tabs/profiles.tsx")).Profiles);

const Reports = lazyPart(async () => (await import("../features/admin/tabs/reports.tsx")).Reports);

const Audit = lazyPart(async () => (await import("../features/admin/tabs/audit.tsx")).Audit);

const Security = lazyPart(async () => (await import("../features/admin/tabs/security.tsx")).Security);

const TITLE: PlainText = "Admin dashboard";

const TABS: { value: AdminTab; label: PlainText; content: ReactNode }[] = [
  { value: "overview", label: "Overview", content: <Overview /> },
  { value: "users", label: "Users", content: <Users /> },
  { value: "profiles", label: "Profiles", content: <Profiles /> },
  { value: "reports", label: "Reports", content: <Reports /> },
  { value: "audit", label: "Audit", content: <Audit /> },
  { value: "security", label: "Security", content: <Security /> },
];

/** Returns how many reviews and pages wait for a decision; undefined for none. */
function useWaiting(isAdmin: boolean): string | undefined {
  const { data } = useQuery({ ...runningQuery(), enabled: isAdmin });
  const { reviews = 0, pages = 0 } = data?.attention.reports ?? {};
  if (reviews + pages === 0) return undefined;
  return `${reviews + pages}${Math.max(reviews, pages) >= WAITING_MAX ? "+" : ""}`;
}

/** Shows /admin/dashboard: the platform's numbers and lists. Sends everybody but admins to the admin login. */
export function AdminDashboardPage() {
  useTitle(t(TITLE));
  useAdminsOnly();
  const [tab, setTab] = useTab();
  const { data: admin, error, errorUpdateCount, isFetching, refetch } = useQuery(adminQuery());

  const needsTwoStep = admin?.needsTwoStep === true;
  // The tab stays when it is no longer the only one: the recovery codes stand in it.
  const stay = useEffectEvent(() => setTab("security", { replace: true }));
  useEffect(() => {
    if (needsTwoStep) stay();
  }, [needsTwoStep]);
  const waiting = useWaiting(admin !== undefined && !needsTwoStep);

  if (!admin && isDenied(error)) return null;
  if (!admin && errorUpdateCount > 0) {
    return <PageLoadError isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  const tabs = TABS.map((one) => ({
    value: one.value,
    label: t(one.label),
    content: <Suspense fallback={<Loading />}>{one.content}</Suspense>,
    count: one.value === "reports" ? waiting : undefined,
  }));
  return (
    <>
      <AdminBar isSignedIn={admin !== undefined} />
      <div className={classNames("wrap", styles.body)}>
        <div className={styles.top}>
          <PageTitle className={styles.title}>{t(TITLE)}</PageTitle>
          {admin && (
            <Hint className={styles.account}>
              <Trans text="Logged in as {email}" parts={{ email: <Email as="b">{admin.email}</Email> }} />
            </Hint>
          )}
        </div>
        {admin ? (
          <Tabs
            label={t(TITLE)}
            tabs={needsTwoStep ? tabs.filter(({ value }) => value === "security") : tabs}
            value={needsTwoStep ? "security" : tab}
            onValueChange={(chosen) => setTab(chosen)}
          />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}
