import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const NAME = "page-cache";

/** The worker that keeps pages, and the binding by which the app finds it; `app` is the app's name. `limited`: as on Cloudflare. */
export const pageCache = (app: string, limited: boolean) => ({
  worker: {
    name: NAME,
    compatibilityDate: "2026-10-01",
    modules: [
      {
        type: "ESModule" as const,
        path: "worker.js",
        contents: stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "worker.ts"), "utf8")),
      },
    ],
    bindings: { LIMITED: limited },
    serviceBindings: { PAGES: { name: app, entrypoint: "PublicPages" } },
  },
  serviceBindings: { PAGE_CACHE: { name: NAME, entrypoint: "PageCache" } },
});
