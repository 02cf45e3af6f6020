import { pageCode } from "./page-code.tsx";
import { paths } from "./paths.ts";

export const GuideFormPage = pageCode(async () => (await import("../pages/guide-form.tsx")).GuideFormPage);
export const LoginPage = pageCode(async () => (await import("../pages/login.tsx")).LoginPage);
export const RegisterPage = pageCode(async () => (await import("../pages/register.tsx")).RegisterPage);
export const ForgotPage = pageCode(async () => (await import("../pages/forgot.tsx")).ForgotPage);
export const ResetPage = pageCode(async () => (await import("../pages/reset.tsx")).ResetPage);
export const DashboardPage = pageCode(async () => (await import("../pages/dashboard.tsx")).DashboardPage);
export const AdminLoginPage = pageCode(async () => (await import("../pages/admin-login.tsx")).AdminLoginPage);
export const AdminDashboardPage = pageCode(
  async () => (await import("../pages/admin-dashboard.tsx")).AdminDashboardPage,
);
export const NotFoundPage = pageCode(async () => (await import("../pages/not-found.tsx")).NotFoundPage);

type Load = () => Promise<unknown>;

const LOADS: ReadonlyMap<string, Load> = new Map<string, Load>([
  [paths.create, GuideFormPage.load],
  [paths.login, LoginPage.load],
  [paths.register, RegisterPage.load],
  [paths.forgot, ForgotPage.load],
  [paths.reset, ResetPage.load],
  [paths.dashboard, DashboardPage.load],
  [paths.adminLogin, AdminLoginPage.load],
  [paths.adminDashboard, AdminDashboardPage.load],
]);

/** Fetches the code of the page at an address of the app. */
export const loadPage = async (pathname: string): Promise<unknown> =>
  pathname.startsWith("/edit/") ? GuideFormPage.load() : LOADS.get(pathname)?.();
