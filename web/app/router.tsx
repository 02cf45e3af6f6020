import type { ReactNode } from "react";
import { BrowserRouter, Navigate, useLocation } from "react-router";
import { RouteLinks } from "#web/ui/route-link.tsx";
import { AppLayout } from "./app-layout.tsx";
import { RequireUser } from "./guards.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import {
  AccountPage,
  AdminDashboardPage,
  AdminLoginPage,
  AdminUserPage,
  DashboardPage,
  EmailPage,
  ForgotPage,
  GuideFormPage,
  JoinPage,
  LoginPage,
  NotFoundPage,
  PrintPage,
  RecoveryCodesPage,
  RegisterPage,
  ResetPage,
  StartPage,
  StatisticsPage,
  TwoStepPage,
  UndoPage,
  UnsubscribePage,
  VerifyPage,
} from "./pages.ts";
import { ID, type Pattern, paths, screenAt } from "#web/paths.ts";
import { routerLink } from "./router-link.tsx";

const FORM_REASON = "Please log in to edit your profile";

const dashboard = (
  <RequireUser
    reason="Please log in to access your dashboard"
    load={DashboardPage.load}
    fallback={<PageSkeleton />}
  >
    {(user) => <DashboardPage user={user} />}
  </RequireUser>
);
const statistics = (
  <RequireUser
    reason="Please log in to see your numbers"
    load={StatisticsPage.load}
    fallback={<PageSkeleton />}
  >
    {() => <StatisticsPage />}
  </RequireUser>
);
const ACCOUNT_REASON = "Please log in to see your account";
const account = (
  <RequireUser reason={ACCOUNT_REASON} load={AccountPage.load} fallback={<PageSkeleton />}>
    {(user) => <AccountPage user={user} />}
  </RequireUser>
);
const twoStep = (
  <RequireUser reason={ACCOUNT_REASON} load={TwoStepPage.load} fallback={<PageSkeleton />}>
    {(user) => <TwoStepPage user={user} />}
  </RequireUser>
);
const recoveryCodes = (
  <RequireUser reason={ACCOUNT_REASON} load={RecoveryCodesPage.load} fallback={<PageSkeleton />}>
    {(user) => <RecoveryCodesPage user={user} />}
  </RequireUser>
);
const guideForm = (
  <RequireUser keep reason={FORM_REASON} load={GuideFormPage.load} fallback={<PageSkeleton />}>
    {(user) => <GuideFormPage user={user} />}
  </RequireUser>
);

const start = (
  <RequireUser keep reason={FORM_REASON} load={StartPage.load} fallback={<PageSkeleton />}>
    {(user) => <StartPage user={user} />}
  </RequireUser>
);
const print = (
  <RequireUser reason="Please log in to print your badge" load={PrintPage.load} fallback={<PageSkeleton />}>
    {(user) => <PrintPage user={user} />}
  </RequireUser>
);

/** What each screen shows. */
const SCREENS: Record<Pattern, ReactNode> = {
  [paths.create]: guideForm,
  [paths.start]: start,
  [paths.edit(ID)]: guideForm,
  [paths.prints]: print,
  [paths.print(ID)]: print,
  [paths.dashboard]: dashboard,
  [paths.statisticsOfAll]: statistics,
  [paths.statistics(ID)]: statistics,
  [paths.account]: account,
  [paths.twoStep]: twoStep,
  [paths.recoveryCodes]: recoveryCodes,
  [paths.login]: <LoginPage />,
  [paths.register]: <RegisterPage />,
  [paths.forgot]: <ForgotPage />,
  [paths.reset]: <ResetPage />,
  [paths.verify]: <VerifyPage />,
  [paths.email]: <EmailPage />,
  [paths.undo]: <UndoPage />,
  [paths.unsubscribe]: <UnsubscribePage />,
  [paths.join]: <JoinPage />,
  [paths.admin]: <Navigate replace to={paths.adminLogin} />,
  [paths.adminLogin]: <AdminLoginPage />,
  [paths.adminDashboard]: <AdminDashboardPage />,
  [paths.adminUser(ID)]: <AdminUserPage />,
};

/** Shows the screen of the address. The landing page and the public page are documents of their own. */
function Screen() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  return <AppLayout pathname={pathname}>{screen ? SCREENS[screen.pattern] : <NotFoundPage />}</AppLayout>;
}

/**
 * Shows the app at the browser's address. The router's own `Routes` would compile and rank each pattern while the first screen is
 * rendered, a fifth of that time; web/paths.ts knows the screens already.
 */
export const Router = () => (
  <BrowserRouter>
    <RouteLinks value={routerLink}>
      <Screen />
    </RouteLinks>
  </BrowserRouter>
);
