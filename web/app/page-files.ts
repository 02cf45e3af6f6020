import { screenAt } from "#web/paths.ts";
import type { TextFiles } from "#texts/app/texts-attribute.ts";
import type { AppFile } from "./page-areas.ts";

/** Finds the file in web/pages/ that has the page of an address. */
export const fileOf = (pathname: string): AppFile => screenAt(pathname)?.page ?? "not-found";

/**
 * Leaves the preloads and the styles of one page in the app's template. The build lists those of every page in comments
 * (build/page-files.ts): `<!--page login <link …>-->`, `<!--page login <style data-href="/assets/login-1.css"></style>-->`,
 * and the styles once: `<!--styles /assets/login-1.css …-->`.
 */
export function pageFiles(template: string, file: AppFile): string {
  const styles = new Map<string, string>();
  return template
    .replace(/<!--styles (\S+) (.*?)-->\n?/gs, (_, path: string, css: string) => {
      styles.set(path, css);
      return "";
    })
    .replace(/<!--page ([\w-]+) (.*?)-->\n?/gs, (_, page: string, links: string) =>
      page === file ? links : "",
    )
    .replace(
      /(<style data-href="([^"]+)">)<\/style>/g,
      (_, tag: string, path: string) => `${tag}${styles.get(path) ?? ""}</style>`,
    );
}

/**
 * Removes the lists of the languages' files (build/text-files.ts) from the app's template, and reads one language's:
 * `<!--texts de session /assets/session-1.js …-->`.
 */
export function textFiles(template: string, language: string): { html: string; files: TextFiles } {
  const files: TextFiles = {};
  const html = template.replace(/<!--texts ([\w-]+) (.*?)-->\n?/g, (_, listed: string, list: string) => {
    if (listed !== language) return "";
    for (const [, area = "", file] of list.matchAll(/(\S+) (\S+)/g)) files[area as keyof TextFiles] = file;
    return "";
  });
  return { html, files };
}
