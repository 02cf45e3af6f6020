import type { PageFile } from "./page-areas.ts";
import { paths } from "./paths.ts";

/** The pages whose address is their file's name. */
const NAMED = ["login", "register", "forgot", "reset", "join", "dashboard", "account"] as const;

const LETTER_LINKS: readonly string[] = [paths.verify, paths.email, paths.undo, paths.unsubscribe];

/** Finds the file in web/pages/ that has the page of an address. */
export function fileOf(pathname: string): PageFile {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (path === paths.create || path.startsWith("/edit/")) return "guide-form";
  if (path === paths.prints || path.startsWith("/print/")) return "print";
  if (path.startsWith(paths.statisticsOfFirst)) return "statistics";
  if (path === paths.adminDashboard) return "admin-dashboard";
  if (path === paths.adminLogin || path === paths.admin) return "admin-login";
  if (path === paths.twoStep || path === paths.recoveryCodes) return "two-step";
  if (LETTER_LINKS.includes(path)) return "letter-link";
  return NAMED.find((name) => path === `/${name}`) ?? "not-found";
}

/**
 * Leaves the preloads of one page in the app's template. The build lists those of every page in comments
 * (build/page-files.ts): `<!--page login <link …>-->`.
 */
export const pageFiles = (template: string, file: PageFile): string =>
  template.replace(/<!--page ([\w-]+) (.*?)-->\n?/gs, (_, page: string, links: string) =>
    page === file ? links : "",
  );
