import type { EnvironmentOptions, Plugin } from "vite";
import { START_SCRIPT } from "../web/lib/start-script.ts";
import { sourcePath } from "./paths.ts";

/**
 * Documents that can be read before their script has come, and run on Preact: the name of an environment, and the
 * document's path. A first visit loads one script, which carries the name.
 */
const DOCUMENTS = {
  publicPage: { name: "public-page", path: "web/public-page/document.html" },
  landing: { name: "landing", path: "web/landing/document.html" },
} as const;

export const LIGHT_DOCUMENTS = Object.keys(DOCUMENTS);
export const LIGHT_DOCUMENT_PATHS = Object.values(DOCUMENTS).map(({ path }) => sourcePath(path));

const environment = ({ name, path }: { name: string; path: string }): EnvironmentOptions => ({
  consumer: "client",
  build: {
    // The folder of the app's files.
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

/** The document with its script loaded at the end, by START_SCRIPT. */
function withLateScript(html: string): string {
  const [tag, src] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (tag === undefined || src === undefined) throw new Error("a document came without a script");
  const late = `<script data-src="${src}">${START_SCRIPT}</script></body>`;
  return html.replace(tag, "").replace("</body>", () => late);
}

/** Builds the light documents after the app, whose build empties the folder; their scripts start after the first paint. */
export const lightDocuments = (): Plugin => ({
  name: "light-documents",
  apply: "build",
  applyToEnvironment: ({ name }) => LIGHT_DOCUMENTS.includes(name),
  transformIndexHtml: {
    order: "post",
    handler: (html, { filename }) => (LIGHT_DOCUMENT_PATHS.includes(filename) ? withLateScript(html) : html),
  },
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
