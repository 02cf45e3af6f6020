import { type ComponentType, lazy } from "react";
import { paths } from "./paths.ts";

/** The code of each page, a file of its own. */
const load = {
  guideForm: async () => ({ default: (await import("../pages/guide-form.tsx")).GuideFormPage }),
  login: async () => ({ default: (await import("../pages/login.tsx")).LoginPage }),
  register: async () => ({ default: (await import("../pages/register.tsx")).RegisterPage }),
  dashboard: async () => ({ default: (await import("../pages/dashboard.tsx")).DashboardPage }),
  adminLogin: async () => ({ default: (await import("../pages/admin-login.tsx")).AdminLoginPage }),
  adminDashboard: async () => ({
    default: (await import("../pages/admin-dashboard.tsx")).AdminDashboardPage,
  }),
  notFound: async () => ({ default: (await import("../pages/not-found.tsx")).NotFoundPage }),
};

export const loadGuideForm = load.guideForm;
export const loadDashboard = load.dashboard;

export const GuideFormPage = lazy(load.guideForm);
export const LoginPage = lazy(load.login);
export const RegisterPage = lazy(load.register);
export const DashboardPage = lazy(load.dashboard);
export const AdminLoginPage = lazy(load.adminLogin);
export const AdminDashboardPage = lazy(load.adminDashboard);
export const NotFoundPage = lazy(load.notFound);

const LOADS: ReadonlyMap<string, () => Promise<{ default: ComponentType<never> }>> = new Map([
  [paths.create, load.guideForm],
  [paths.login, load.login],
  [paths.register, load.register],
  [paths.dashboard, load.dashboard],
]);

/** Fetches the code of the page at an address of the app. */
export const loadPage = async (pathname: string): Promise<unknown> =>
  pathname.startsWith("/edit/") ? load.guideForm() : LOADS.get(pathname)?.();
