import type { EnvironmentOptions, Plugin } from "vite";
import { filesOfImport } from "./load-code.ts";
import { sourcePath } from "./paths.ts";
import { APP_FLOOR, type Floor, GUEST_FLOOR, targetOf } from "./targets.ts";

/**
 * Documents that can be read before their script has loaded, and run on Preact. Keys name the Vite environment; a first
 * visit loads one script, called `name`.
 */
const DOCUMENTS = {
  publicPage: { name: "public-page", path: "web/guest/public-page/document.html", floor: GUEST_FLOOR },
  tipPage: { name: "tip-page", path: "web/guest/tip-page/document.html", floor: GUEST_FLOOR },
  landing: { name: "landing", path: "web/landing/document.html", floor: APP_FLOOR },
  pocket: { name: "pocket", path: "web/pocket/document.html", floor: APP_FLOOR },
} as const;

/** The environment of pocket mode's service worker, a file of its own at the root. */
export const POCKET_WORKER = "pocketWorker";

const LIGHT_DOCUMENTS = Object.keys(DOCUMENTS);
export const LIGHT_DOCUMENT_PATHS = Object.values(DOCUMENTS).map(({ path }) => sourcePath(path));

/** Creates an environment that adds its files to the folder of the app's build. */
const environment = (
  floor: Floor,
  rolldownOptions: NonNullable<EnvironmentOptions["build"]>["rolldownOptions"],
): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: "../dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    target: targetOf(floor),
    cssTarget: targetOf(floor),
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
    // Fields of classes are assigned: a helper that defines them would be one more file to fetch.
    rolldownOptions: { ...rolldownOptions, transform: { assumptions: { setPublicClassFields: true } } },
  },
});

/** Creates an environment of its own for each document: they share no files, so that each is one script. */
export const lightEnvironments = (): Record<string, EnvironmentOptions> => ({
  ...Object.fromEntries(
    Object.entries(DOCUMENTS).map(([key, { name, path, floor }]) => [
      key,
      environment(floor, {
        input: { [name]: sourcePath(path) },
        output: { codeSplitting: { groups: [{ name, tags: ["$initial"] }] } },
      }),
    ]),
  ),
  [POCKET_WORKER]: environment(APP_FLOOR, {
    input: { "pocket-worker": sourcePath("web/pocket/service-worker.ts") },
    output: { entryFileNames: "[name].js" },
  }),
});

/** Builds the light documents after the app, whose build empties the folder, and then what lists their files. */
export const lightDocuments = (): Plugin => ({
  name: "light-documents",
  apply: "build",
  buildApp: {
    order: "post",
    async handler({ build, environments }) {
      for (const name of [...LIGHT_DOCUMENTS, POCKET_WORKER]) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
