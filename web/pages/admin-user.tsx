import { useQuery } from "@tanstack/react-query";
import { AdminBar } from "#web/features/admin/admin-bar.tsx";
import { PageLoadError } from "#web/features/admin/load-error.tsx";
import { Loading } from "#web/features/admin/loading.tsx";
import { adminQuery } from "#web/features/admin/queries.ts";
import { isDenied, useAdminsOnly } from "#web/features/admin/use-admins-only.ts";
import { SharedPages } from "#web/features/admin/user/shared-pages.tsx";
import { UserEmails } from "#web/features/admin/user/user-emails.tsx";
import { UserFacts } from "#web/features/admin/user/user-facts.tsx";
import { UserGuides } from "#web/features/admin/user/user-guides.tsx";
import { userQuery } from "#web/features/admin/user/user-query.ts";
import { statusOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./admin-user.module.css";
import { useScreenId } from "./use-screen-id.ts";

/** Shows /admin/users/{id}: what an admin needs to help an account's owner. Sends everybody else to the admin login. */
export function AdminUserPage() {
  const id = Number(useScreenId());
  useAdminsOnly();
  const { data: admin } = useQuery(adminQuery());
  const { data: user, error, isFetching, refetch } = useQuery(userQuery(id));
  useTitle(user?.username ?? t("Account"));
  if (!user && isDenied(error)) return null;
  const isGone = statusOf(error) === 404;
  if (error && !user && !isGone)
    return <PageLoadError isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <AdminBar isSignedIn={admin !== undefined} />
      <div className={classNames("wrap", styles.page)}>
        <BackLink to={`${paths.adminDashboard}?tab=users`}>{t("Users")}</BackLink>
        <PageTitle>{user?.username ?? t("Account")}</PageTitle>
        {user ? (
          <div className={styles.cards}>
            <UserFacts user={user} />
            <UserGuides title={t("Profiles")} guides={user.profiles} />
            <UserGuides title={t("Pages of others")} guides={user.editorOf} />
            <SharedPages pages={user.sharedWith} />
            <UserEmails user={user} />
          </div>
        ) : isGone ? (
          <Card as="div">
            <Empty title={t("This account is gone")}>{t("It was deleted, or was never there.")}</Empty>
          </Card>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}
