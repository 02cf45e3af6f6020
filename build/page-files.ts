import { basename, dirname } from "node:path";
import type { Plugin, Rollup } from "vite";
import { sourcePath } from "./paths.ts";

type Bundle = Rollup.OutputBundle;

const APP_DOCUMENT = sourcePath("web/index.html");
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
    ...new Set(styles.map((file) => `<style data-href="/${file}"></style>`)),
  ].join("");
}

/** Lists each file of styles once, with what is in it. */
const stylesOf = (bundle: Bundle): [path: string, css: string][] =>
  Object.values(bundle).flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css")
      ? [[`/${file.fileName}`, file.source.toString().trim()]]
      : [],
  );

/**
 * Lists each page's scripts and styles in the app's document, in comments of which the worker inserts the requested page's
 * (web/app/page-files.ts): the browser requests scripts together with the app, not after it, and the first paint waits for one
 * file of styles, the app's, while typefaces come.
 */
export const listPageFiles = (): Plugin => ({
  name: "page-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { filename, bundle = {}, chunk }) {
      if (filename !== APP_DOCUMENT) return html;
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
      const files = stylesOf(bundle)
        .filter(([path]) => !html.includes(path))
        .map(([path, css]) => `<!--styles ${path} ${css}-->`);
      // A page's styles come after the app's, which they refine.
      return html.replace("</head>", () => `${[...lists, ...files].join("\n")}\n</head>`);
    },
  },
});
