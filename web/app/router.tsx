import type { ReactNode } from "react";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "react-router";
import { RouteLinks } from "#web/ui/route-link.tsx";
import { AdminLayout, AppLayout } from "./app-layout.tsx";
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
import { ID, isAppPath, paths } from "#web/paths.ts";
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

/** Shows a page of one profile or account; the not-found page where the address has no valid id. */
function ForProfile({ children }: { children: ReactNode }) {
  return isAppPath(useLocation().pathname) ? children : <NotFoundPage />;
}

/** Shows the app's page of an address. The landing page and the public page are documents of their own. */
export const Router = () => (
  <BrowserRouter>
    <RouteLinks value={routerLink}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path={paths.create} element={guideForm} />
          <Route path={paths.start} element={start} />
          <Route path={paths.edit(ID)} element={<ForProfile>{guideForm}</ForProfile>} />
          <Route path={paths.prints} element={print} />
          <Route path={paths.print(ID)} element={<ForProfile>{print}</ForProfile>} />
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.forgot} element={<ForgotPage />} />
          <Route path={paths.reset} element={<ResetPage />} />
          <Route path={paths.verify} element={<VerifyPage />} />
          <Route path={paths.email} element={<EmailPage />} />
          <Route path={paths.undo} element={<UndoPage />} />
          <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
          <Route path={paths.join} element={<JoinPage />} />
          <Route path={paths.dashboard} element={dashboard} />
          <Route path={paths.statisticsOfAll} element={statistics} />
          <Route path={paths.statistics(ID)} element={<ForProfile>{statistics}</ForProfile>} />
          <Route path={paths.account} element={account} />
          <Route path={paths.twoStep} element={twoStep} />
          <Route path={paths.recoveryCodes} element={recoveryCodes} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<AdminLayout />}>
          <Route path={paths.adminLogin} element={<AdminLoginPage />} />
          <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
          <Route
            path={paths.adminUser(ID)}
            element={
              <ForProfile>
                <AdminUserPage />
              </ForProfile>
            }
          />
          <Route path={paths.admin} element={<Navigate replace to={paths.adminLogin} />} />
        </Route>
      </Routes>
    </RouteLinks>
  </BrowserRouter>
);
