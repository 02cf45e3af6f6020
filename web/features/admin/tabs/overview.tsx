import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AdminStats } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { formatNumber, formatPercent } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import { ACTION_LABELS } from "../action-labels.ts";
import { Email } from "#web/ui/email.tsx";
import { LoadError } from "../load-error.tsx";
import { Loading } from "../loading.tsx";
import { Attention } from "./attention.tsx";
import styles from "./overview.module.css";
import { auditQuery, statsQuery, usersQuery } from "../queries.ts";
import { Weeks } from "./weeks.tsx";
import { Recent } from "./recent.tsx";
import { RunningCard } from "./running-card.tsx";
import { tabAddress } from "../tab-address.ts";
import { useList } from "../list/use-list.ts";
import { RelativeTime } from "../relative-time.tsx";

const Stat = ({ title, value, children }: { title: string; value: number; children: ReactNode }) => (
  <Card>
    <h2 className={styles.title}>{title}</h2>
    <b>{formatNumber(value)}</b>
    <Hint>{children}</Hint>
  </Card>
);

const shareOf = ({ activeSubscribers, totalUsers }: AdminStats): string =>
  totalUsers === 0
    ? t("Nobody has signed up yet")
    : t("{percent} of all users", {
        percent: formatPercent(activeSubscribers / totalUsers),
      });

/** Shows three numbers about the platform, how it runs, and the newest users and admin actions. */
export function Overview() {
  const { data: stats, errorUpdateCount, isFetching, refetch } = useQuery(statsQuery());
  if (!stats && errorUpdateCount > 0) return <LoadError isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!stats) return <Loading />;
  return (
    <>
      <Attention />
      <div className={styles.numbers}>
        <Stat title={t("Total Users")} value={stats.totalUsers}>
          <RouteLink className="link" to={tabAddress("users")}>
            {t("See all users")}
          </RouteLink>
        </Stat>
        <Stat title={t("Total Profiles")} value={stats.totalGuides}>
          <RouteLink className="link" to={tabAddress("profiles")}>
            {t("See all profiles")}
          </RouteLink>
        </Stat>
        <Stat title={t("Active Subscribers")} value={stats.activeSubscribers}>
          {stats.billing === "off"
            ? t("Billing is off here. These plans still run at Stripe.")
            : shareOf(stats)}
        </Stat>
      </div>
      <Weeks weeks={stats.weeks} />
      <RunningCard />
      <Latest />
    </>
  );
}

function Latest() {
  const users = useList(usersQuery({ q: "", sort: "-created" }));
  const actions = useList(auditQuery());
  return (
    <div className={styles.latest}>
      <Recent
        title={t("Newest users")}
        list={users}
        empty={t("Nobody has signed up yet.")}
        renderItem={({ id, username, email, createdAt }) => (
          <>
            <span>
              <RouteLink to={paths.adminUser(id)} dir="auto">
                <b>{username}</b>
              </RouteLink>
              <Hint as="span">
                <Email>{email}</Email>
              </Hint>
            </span>
            <RelativeTime date={createdAt} />
          </>
        )}
      />
      <Recent
        title={t("Latest admin actions")}
        list={actions}
        empty={t("No admin actions yet")}
        renderItem={({ action, subject, about, admin, at }) => (
          <>
            <span>
              <b>{t(ACTION_LABELS[action])}</b> <bdi>{about || subject}</bdi>
              <Hint as="span">
                <Email>{admin}</Email>
              </Hint>
            </span>
            <RelativeTime date={at} />
          </>
        )}
      />
    </div>
  );
}
