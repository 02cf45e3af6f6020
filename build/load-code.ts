import type { Plugin } from "vite";
import { sourcePath } from "./paths.ts";

/** Vite's module of what it puts around every import(), which preloads, and forgets no failure */
const VITES = /^\0vite\/preload-helper\.js$/;

/** Puts our loadCode() around every import() of what browsers run, with the files that it needs. */
export const loadCode = (): Plugin => ({
  name: "load-code",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: VITES },
    handler: () => `export { loadCode as __vitePreload } from "${sourcePath("web/lib/load-code.ts")}";`,
  },
});

/** Lists the files of an import(), also where there is just one: the build's own list is for what is preloaded. */
export const filesOfImport = (file: string, files: string[], { hostType }: { hostType: "html" | "js" }) =>
  hostType === "js" && files.length === 0 ? [file] : files;
