import { join } from "node:path";
import { moduleWorker } from "../stand-ins/module-worker.ts";

const NAME = "page-cache";

type Options = {
  /** the name of the app's worker */
  app: string;
  /** the version of the app's build */
  version: string;
  /** whether too many purges are refused */
  isLimited: boolean;
};

/** Builds the worker that caches pages, and the binding by which the app finds it. */
export const bindPageCache = ({ app, version, isLimited }: Options) => ({
  worker: {
    ...moduleWorker(NAME, join(import.meta.dirname, "worker.ts")),
    bindings: { LIMITED: isLimited, VERSION: version },
    serviceBindings: { PAGES: { name: app, entrypoint: "PublicPages" } },
  },
  serviceBindings: { PAGE_CACHE: { name: NAME, entrypoint: "PageCache" } },
});
