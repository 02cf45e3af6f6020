import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import { useSession } from "#web/features/session/queries.ts";
import { useIsPageHeld } from "#web/lib/hold-page.ts";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { DeletionPage } from "./pages.ts";
import { paths } from "#web/paths.ts";
import { useForeignDocument } from "./use-foreign-document.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

type RequireUserProps = {
  /** the second line of the message to people who aren't signed in */
  reason: PlainText;
  /** fetches the page's code, while the session is being asked for */
  load: () => Promise<unknown>;
  /** shown in the page's place until the session is known */
  fallback: ReactNode;
  /** keeps the page when the session ends, because what was typed there must not be lost */
  keep?: boolean;
  children: (user: User) => ReactNode;
};

/** Shows a page to a signed-in user, and sends everybody else to the login with a message. */
export function RequireUser({ reason, load, fallback, keep = false, children }: RequireUserProps) {
  const session = useSession();
  const [seen, setSeen] = useState<User>();
  if (session.user && session.user !== seen) setSeen(session.user);
  const isHeld = useIsPageHeld() || keep;
  const { isFailed, retry } = session;
  const user = session.user ?? (isHeld ? seen : undefined) ?? session.user;
  const navigate = useNavigate();
  const isSignedOut = user === null;
  const isForeign = useForeignDocument(user?.language);
  useEffect(() => {
    // The page itself reports a failure.
    if (!isSignedOut) load().catch(() => {});
  }, [isSignedOut, load]);
  useEffect(() => {
    if (!isSignedOut) return;
    toast({ title: t("Authentication required"), description: t(reason), variant: "destructive" });
    void navigate(paths.login, { replace: true });
  }, [isSignedOut, reason, navigate]);

  if (isFailed) {
    return (
      <PageFailure title={t("We can't reach your account")} action={<RetryButton onRetry={retry} />}>
        {t("You are not signed out. Check your connection, then try once more.")}
      </PageFailure>
    );
  }
  // The key below remounts the page for another account, so that nothing of the last one's is left in it.
  if (!user || isForeign) return fallback;
  // An account whose deletion is scheduled sees that page alone.
  return (
    <Fragment key={user.id}>
      {user.deletionDueAt === null ? children(user) : <DeletionPage user={user} dueAt={user.deletionDueAt} />}
    </Fragment>
  );
}
