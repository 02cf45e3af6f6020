import { screenAt } from "#web/paths.ts";
import type { AppFile } from "./page-areas.ts";

/** Finds the file in web/pages/ that has the page of an address. */
export const fileOf = (pathname: string): AppFile => screenAt(pathname)?.page ?? "not-found";

/**
 * Leaves the preloads of one page in the app's template. The build lists those of every page in comments
 * (build/page-files.ts): `<!--page login <link …>-->`.
 */
export const pageFiles = (template: string, file: AppFile): string =>
  template.replace(/<!--page ([\w-]+) (.*?)-->\n?/gs, (_, page: string, links: string) =>
    page === file ? links : "",
  );
