import { join } from "node:path";
import { moduleWorker } from "../module-worker.ts";

const NAME = "page-cache";

/** The worker that caches pages, and the binding by which the app finds it; `limited` refuses too many purges. */
export const pageCache = (app: string, limited: boolean) => ({
  worker: {
    ...moduleWorker(NAME, join(import.meta.dirname, "worker.ts")),
    bindings: { LIMITED: limited },
    serviceBindings: { PAGES: { name: app, entrypoint: "PublicPages" } },
  },
  serviceBindings: { PAGE_CACHE: { name: NAME, entrypoint: "PageCache" } },
});
