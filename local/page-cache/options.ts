import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const NAME = "page-cache";

/** The worker that caches pages, and the binding by which the app finds it; `limited` refuses too many purges. */
export function pageCache(app: string, limited: boolean) {
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "worker.ts"), "utf8"));
  return {
    worker: {
      name: NAME,
      compatibilityDate: "2026-10-01",
      modules: [{ type: "ESModule" as const, path: "worker.js", contents: source }],
      bindings: { LIMITED: limited },
      serviceBindings: { PAGES: { name: app, entrypoint: "PublicPages" } },
    },
    serviceBindings: { PAGE_CACHE: { name: NAME, entrypoint: "PageCache" } },
  };
}
