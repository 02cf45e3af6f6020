import { pageCode } from "./page-code.tsx";
import type { AppFile } from "./page-areas.ts";
import { fileOf } from "./page-files.ts";

export const GuideFormPage = pageCode(
  "guide-form",
  async () => (await import("../pages/guide-form.tsx")).GuideFormPage,
);
export const StartPage = pageCode("start", async () => (await import("../pages/start.tsx")).StartPage);
export const PrintPage = pageCode("print", async () => (await import("../pages/print.tsx")).PrintPage);
export const LoginPage = pageCode("login", async () => (await import("../pages/login.tsx")).LoginPage);
export const RegisterPage = pageCode(
  "register",
  async () => (await import("../pages/register.tsx")).RegisterPage,
);
export const ForgotPage = pageCode("forgot", async () => (await import("../pages/forgot.tsx")).ForgotPage);
export const ResetPage = pageCode("reset", async () => (await import("../pages/reset.tsx")).ResetPage);
export const DashboardPage = pageCode(
  "dashboard",
  async () => (await import("../pages/dashboard.tsx")).DashboardPage,
);
export const StatisticsPage = pageCode(
  "statistics",
  async () => (await import("../pages/statistics.tsx")).StatisticsPage,
);
export const AccountPage = pageCode(
  "account",
  async () => (await import("../pages/account.tsx")).AccountPage,
);
export const TwoStepPage = pageCode(
  "two-step",
  async () => (await import("../pages/two-step.tsx")).TwoStepPage,
);
export const RecoveryCodesPage = pageCode(
  "two-step",
  async () => (await import("../pages/two-step.tsx")).RecoveryCodesPage,
);
export const DeletionPage = pageCode(
  "deletion",
  async () => (await import("../pages/deletion.tsx")).DeletionPage,
);
export const VerifyPage = pageCode(
  "email-link",
  async () => (await import("../pages/email-link.tsx")).VerifyPage,
);
export const EmailPage = pageCode(
  "email-link",
  async () => (await import("../pages/email-link.tsx")).EmailPage,
);
export const UndoPage = pageCode(
  "email-link",
  async () => (await import("../pages/email-link.tsx")).UndoPage,
);
export const UnsubscribePage = pageCode(
  "email-link",
  async () => (await import("../pages/email-link.tsx")).UnsubscribePage,
);
export const JoinPage = pageCode("join", async () => (await import("../pages/join.tsx")).JoinPage);
export const AdminLoginPage = pageCode(
  "admin-login",
  async () => (await import("../pages/admin-login.tsx")).AdminLoginPage,
);
export const AdminDashboardPage = pageCode(
  "admin-dashboard",
  async () => (await import("../pages/admin-dashboard.tsx")).AdminDashboardPage,
);
export const AdminUserPage = pageCode(
  "admin-user",
  async () => (await import("../pages/admin-user.tsx")).AdminUserPage,
);
export const NotFoundPage = pageCode(
  "not-found",
  async () => (await import("../pages/not-found.tsx")).NotFoundPage,
);

const LOADS: Record<AppFile, () => Promise<unknown>> = {
  account: AccountPage.load,
  "admin-dashboard": AdminDashboardPage.load,
  "admin-login": AdminLoginPage.load,
  "admin-user": AdminUserPage.load,
  dashboard: DashboardPage.load,
  deletion: DeletionPage.load,
  forgot: ForgotPage.load,
  "guide-form": GuideFormPage.load,
  join: JoinPage.load,
  "email-link": VerifyPage.load,
  login: LoginPage.load,
  "not-found": NotFoundPage.load,
  print: PrintPage.load,
  register: RegisterPage.load,
  reset: ResetPage.load,
  start: StartPage.load,
  statistics: StatisticsPage.load,
  "two-step": TwoStepPage.load,
};

/** Fetches the code of the page at an address of the app. */
export const loadPage = (pathname: string): Promise<unknown> => LOADS[fileOf(pathname)]();
