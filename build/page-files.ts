import { basename, dirname } from "node:path";
import type { Plugin, Rollup } from "vite";
import { sourcePath } from "./paths.ts";

type Bundle = Rollup.OutputBundle;

const PAGES = sourcePath("web/pages");

/** Lists a chunk after all chunks that it imports statically. */
function importsOf(bundle: Bundle, file: string, seen: Set<string>): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((imported) => importsOf(bundle, imported, seen)), file];
}

/** Builds the links that load a page's scripts and styles, without those that every page has. */
function linksOf(bundle: Bundle, page: string, common: ReadonlySet<string>): string {
  const files = importsOf(bundle, page, new Set(common));
  const styles = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...new Set(styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
  ].join("");
}

/**
 * Lists each page's files in the app's document, in comments of which the worker inserts the requested page's
 * (web/app/page-files.ts): the browser requests them together with the app, not after it.
 */
export const listPageFiles = (): Plugin => ({
  name: "page-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {}, chunk }) {
      const common = new Set<string>();
      if (chunk) importsOf(bundle, chunk.fileName, common);
      const pages = Object.values(bundle).filter(
        (file) =>
          file.type === "chunk" && file.facadeModuleId !== null && dirname(file.facadeModuleId) === PAGES,
      );
      const lists = pages.map((page) => {
        const name = page.type === "chunk" ? basename(page.facadeModuleId ?? "", ".tsx") : "";
        return `<!--page ${name} ${linksOf(bundle, page.fileName, common)}-->`;
      });
      // A page's styles come after the app's, which they refine.
      return html.replace("</head>", () => `${lists.join("\n")}\n</head>`);
    },
  },
});
