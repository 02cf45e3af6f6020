import { lazy } from "react";
import { BrowserRouter, Link, Navigate, Route, Routes, useParams } from "react-router-dom";
import { useHashTarget } from "#web/features/landing/hash-target.ts";
import { useSession } from "#web/features/session/queries.ts";
import { type RouteLinkProps, RouteLinks } from "#web/ui/route-link.tsx";
import { RequireUser } from "./guards.tsx";
import { isAppPath, paths } from "./paths.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { AdminShell, Shell } from "./shell.tsx";

const LandingPage = lazy(async () => ({ default: (await import("../pages/landing.tsx")).LandingPage }));
const loadGuideForm = async () => ({ default: (await import("../pages/guide-form.tsx")).GuideFormPage });
const GuideFormPage = lazy(loadGuideForm);
const LoginPage = lazy(async () => ({ default: (await import("../pages/login.tsx")).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await import("../pages/register.tsx")).RegisterPage }));
const loadDashboard = async () => ({ default: (await import("../pages/dashboard.tsx")).DashboardPage });
const DashboardPage = lazy(loadDashboard);
const AdminLoginPage = lazy(async () => ({
  default: (await import("../pages/admin-login.tsx")).AdminLoginPage,
}));
const AdminDashboardPage = lazy(async () => ({
  default: (await import("../pages/admin-dashboard.tsx")).AdminDashboardPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import("../pages/not-found.tsx")).NotFoundPage }));

const FORM_REASON = "Please log in to edit your profile";

const dashboard = (
  <RequireUser
    reason="Please log in to access your dashboard"
    load={loadDashboard}
    fallback={<PageSkeleton />}
  >
    {(user) => <DashboardPage user={user} />}
  </RequireUser>
);
const guideForm = (
  <RequireUser keep reason={FORM_REASON} load={loadGuideForm} fallback={<PageSkeleton />}>
    {(user) => <GuideFormPage user={user} />}
  </RequireUser>
);

function EditRoute() {
  const { id = "" } = useParams();
  return isAppPath(`/edit/${id}`) ? guideForm : <NotFoundPage />;
}

function LandingRoute({ address }: { address: string }) {
  useHashTarget();
  return <LandingPage address={address} reader={useSession()} />;
}

// As plain links are, and as the server writes them: no mark for a framework's prefetching.
const routerLink = (props: RouteLinkProps) => <Link {...props} discover="none" />;

/**
 * The product's pages in the specification's order. The public page is not among them: it is its own document.
 * `address` is the site's own.
 */
export const Router = ({ address }: { address: string }) => (
  <BrowserRouter>
    <RouteLinks value={routerLink}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.home} element={<LandingRoute address={address} />} />
          <Route path={paths.create} element={guideForm} />
          <Route path="/edit/:id" element={<EditRoute />} />
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.dashboard} element={dashboard} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<AdminShell />}>
          <Route path={paths.adminLogin} element={<AdminLoginPage />} />
          <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
          <Route path={paths.admin} element={<Navigate replace to={paths.adminLogin} />} />
        </Route>
      </Routes>
    </RouteLinks>
  </BrowserRouter>
);
