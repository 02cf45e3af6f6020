import type { EnvironmentOptions, Plugin } from "vite";
import { sourcePath } from "./paths.ts";

/**
 * Documents that can be read before their script has loaded, and run on Preact. Keys name the Vite environment; a first
 * visit loads one script, called `name`.
 */
const DOCUMENTS = {
  publicPage: { name: "public-page", path: "web/public-page/document.html" },
  tipPage: { name: "tip-page", path: "web/tip-page/document.html" },
  landing: { name: "landing", path: "web/landing/document.html" },
} as const;

export const LIGHT_DOCUMENTS = Object.keys(DOCUMENTS);
export const LIGHT_DOCUMENT_PATHS = Object.values(DOCUMENTS).map(({ path }) => sourcePath(path));

const environment = ({ name, path }: { name: string; path: string }): EnvironmentOptions => ({
  consumer: "client",
  build: {
    // The folder of the app's build.
    outDir: "../dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [name]: sourcePath(path) },
      output: { codeSplitting: { groups: [{ name, tags: ["$initial"] }] } },
    },
  },
});

/** An environment of its own for each document: they share no files, so that each is one script. */
export const lightEnvironments = (): Record<string, EnvironmentOptions> =>
  Object.fromEntries(Object.entries(DOCUMENTS).map(([key, document]) => [key, environment(document)]));

/** Builds the light documents after the app, whose build empties the folder. */
export const lightDocuments = (): Plugin => ({
  name: "light-documents",
  apply: "build",
  buildApp: {
    order: "post",
    async handler({ build, environments }) {
      for (const name of LIGHT_DOCUMENTS) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
