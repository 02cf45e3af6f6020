import { BrowserRouter, Navigate, Route, Routes, useParams } from "react-router-dom";
import { RouteLinks } from "#web/ui/route-link.tsx";
import { AdminLayout, AppLayout } from "./app-layout.tsx";
import { RequireUser } from "./guards.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import {
  AdminDashboardPage,
  AdminLoginPage,
  DashboardPage,
  ForgotPage,
  GuideFormPage,
  LoginPage,
  NotFoundPage,
  RegisterPage,
  ResetPage,
} from "./pages.ts";
import { isAppPath, paths } from "./paths.ts";
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
const guideForm = (
  <RequireUser keep reason={FORM_REASON} load={GuideFormPage.load} fallback={<PageSkeleton />}>
    {(user) => <GuideFormPage user={user} />}
  </RequireUser>
);

function EditRoute() {
  const { id = "" } = useParams();
  return isAppPath(`/edit/${id}`) ? guideForm : <NotFoundPage />;
}

/** The app's pages in the specification's order. The landing page and the public page are documents of their own. */
export const Router = () => (
  <BrowserRouter>
    <RouteLinks value={routerLink}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path={paths.create} element={guideForm} />
          <Route path="/edit/:id" element={<EditRoute />} />
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.forgot} element={<ForgotPage />} />
          <Route path={paths.reset} element={<ResetPage />} />
          <Route path={paths.dashboard} element={dashboard} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<AdminLayout />}>
          <Route path={paths.adminLogin} element={<AdminLoginPage />} />
          <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
          <Route path={paths.admin} element={<Navigate replace to={paths.adminLogin} />} />
        </Route>
      </Routes>
    </RouteLinks>
  </BrowserRouter>
);
