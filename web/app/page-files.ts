import { paths } from "./paths.ts";

/** The file in web/pages/ that has the page of an address; undefined where there is no page. */
function fileOf(pathname: string): string | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (path === paths.create || path.startsWith("/edit/")) return "guide-form";
  if (path === paths.prints || path.startsWith("/print/")) return "print";
  if (path.startsWith(paths.statisticsOfFirst)) return "statistics";
  if (path === paths.adminDashboard) return "admin-dashboard";
  if (path === paths.adminLogin || path === paths.admin) return "admin-login";
  if (path === paths.twoStep || path === paths.recoveryCodes) return "two-step";
  if (path === paths.verify || path === paths.email || path === paths.unsubscribe) return "letter-link";
  return [paths.login, paths.register, paths.forgot, paths.reset, paths.dashboard, paths.account]
    .find((known) => known === path)
    ?.slice(1);
}

/**
 * Leaves in the app's template the preloads of the page at an address. The build lists those of every page in comments
 * (build/page-files.ts): `<!--page login <link …>-->`.
 */
export function pageFiles(template: string, pathname: string): string {
  const file = fileOf(pathname);
  return template.replace(/<!--page ([\w-]+) (.*?)-->\n?/gs, (_, page: string, links: string) =>
    page === file ? links : "",
  );
}
