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

/** Builds the links that load a page's scripts, and the places of its styles, without those that every page has. */
function filesOf(
  bundle: Bundle,
  page: string,
  common: ReadonlySet<string>,
): { links: string; places: string } {
  const files = importsOf(bundle, page, new Set(common));
  const styles = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const places = new Set(styles.map((file) => `<style data-href="/${file}"></style>`));
  return { links: links.join(""), places: [...places].join("") };
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
 * (web/app/page-files.ts). The first paint waits for one file of styles, the app's, while typefaces come; then the browser
 * requests the page's scripts together with the app's, not after them.
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
      const listed = pages.map((page) => {
        const name = page.type === "chunk" ? basename(page.facadeModuleId ?? "", ".tsx") : "";
        return { name, ...filesOf(bundle, page.fileName, common) };
      });
      const files = stylesOf(bundle)
        .filter(([path]) => !html.includes(path))
        .map(([path, css]) => `<!--styles ${path} ${css}-->`);
      // A page's styles come after the app's, which they refine.
      const links = listed.map(({ name, links }) => `<!--page ${name} ${links}-->`);
      const places = listed.map(({ name, places }) => `<!--page ${name} ${places}-->`);
      return html
        .replace("</head>", () => `${[...places, ...files].join("\n")}\n</head>`)
        .replace("<!--late-->", (late) => [...links, late].join("\n"));
    },
  },
});
