import { join, resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { START_SCRIPT } from "./web/lib/start-script.ts";
import { SECURITY_HEADERS } from "./worker/http/headers.ts";

const stateDir = resolve(process.env.STATE_DIR ?? ".wrangler/state");

/** Static files are served without the worker: their headers go into a file of their own. */
function staticHeaders(): Plugin {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const year = "public, max-age=31536000, immutable";
  const source = [
    block("/*", SECURITY_HEADERS),
    block("/assets/*", { "Cache-Control": year }),
    block("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
    // The next visit asks for the page alone.
    block("/favicon.svg", { "Cache-Control": "public, max-age=604800" }),
  ].join("\n\n");
  return {
    name: "static-headers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: `${source}\n` });
    },
  };
}

type StandIns = ReadonlyMap<string, string>;

/** What stands in for React in the public page's browser files. */
const IN_BROWSERS: StandIns = new Map([
  ["react", "preact/compat"],
  ["react/jsx-runtime", "preact/compat/jsx-runtime"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", "preact/compat/client"],
]);
/** The same where the worker renders the page. */
const ON_SERVER: StandIns = new Map([
  ["react", fileURLToPath(new URL("web/lib/react-on-server.ts", import.meta.url))],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react-dom/server", "preact-render-to-string"],
]);
/** What the worker needs of `react-dom/server`, which has the streaming renderers beside it. */
const REACT_TO_STRING = fileURLToPath(
  new URL("node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js", import.meta.url),
);
const PREACT = "?preact";
/** Modules that may know React: not virtual ones, styles, or the schemas. */
const mayRender = (id: string) =>
  /^[^\0].*\.[cm]?[jt]sx?$/.test(id) && !id.startsWith(documentPath("../schema/"));

/** The document with its script loaded at the end, by START_SCRIPT. */
function withLateScript(html: string): string {
  const [tag, src] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (tag === undefined || src === undefined) throw new Error("the public page's document has no script");
  const late = `<script data-src="${src}">${START_SCRIPT}</script></body>`;
  return html.replace(tag, "").replace("</body>", () => late);
}

/**
 * The build of the public page, on Preact: what the browser gets in an environment of its own, into the folder of the
 * app's files; what the worker renders it with as modules of their own, beside those the app's pages share with it.
 */
function publicPage(): Plugin[] {
  const rendering = documentPath("public-page/page-html.tsx");
  return [
    {
      name: "public-page:browser",
      apply: "build",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "publicPage",
      resolveId(source, importer, options) {
        const standIn = IN_BROWSERS.get(source);
        return standIn === undefined ? undefined : this.resolve(standIn, importer, options);
      },
      transformIndexHtml: {
        order: "post",
        // The page can be read without: it is painted first.
        handler: (html, { filename }) => (filename === PUBLIC_PAGE ? withLateScript(html) : html),
      },
      buildApp: {
        // The app's build empties the folder.
        order: "post",
        async handler({ build, environments: { publicPage } }) {
          if (publicPage) await build(publicPage);
        },
      },
    },
    {
      name: "public-page:worker",
      apply: "build",
      enforce: "pre",
      applyToEnvironment: ({ config }) => config.consumer === "server",
      async resolveId(source, importer, options) {
        if (importer !== rendering && !importer?.endsWith(PREACT))
          return source === "react-dom/server" ? REACT_TO_STRING : undefined;
        const standIn = ON_SERVER.get(source);
        const from = importer.replace(PREACT, "");
        const resolved = await this.resolve(standIn ?? source, from, { ...options, skipSelf: true });
        if (!resolved || standIn !== undefined || !mayRender(resolved.id)) return resolved;
        return { ...resolved, id: resolved.id + PREACT };
      },
    },
  ];
}

/** Without a target the build writes media ranges (width >= 900px), which phones of 2020 don't understand. */
const OLD_PHONES = ["chrome87", "firefox78", "safari14"];

const documentPath = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

const PUBLIC_PAGE = documentPath("public-page/document.html");

/** The public page's scripts: one file for every visit, and what is loaded when it is needed. */
const PUBLIC_PAGE_BUILD: EnvironmentOptions = {
  consumer: "client",
  build: {
    outDir: "../dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { "public-page": PUBLIC_PAGE },
      output: { codeSplitting: { groups: [{ name: "public-page", tags: ["$initial"] }] } },
    },
  },
};

const inDevelopment = {
  // local/dev.ts has read .dev.vars and says everything in the environment: the plugin must find no such file beside
  // its configuration.
  userConfigPath: join(stateDir, "wrangler.toml"),
  // The sources in web/api/ have addresses like those of calls.
  assets: { run_worker_first: ["!/api/*.ts", "!/api/*.tsx"] },
};

export default defineConfig(({ command }) => {
  // A build is for production, whoever asks for it: tests set another NODE_ENV.
  const isBuild = command === "build";
  if (isBuild) process.env.NODE_ENV = "production";
  return {
    root: "web",
    plugins: [
      react(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: stateDir },
        inspectorPort: false,
        ...(!isBuild && { config: inDevelopment }),
      }),
      publicPage(),
      staticHeaders(),
    ],
    build: { outDir: "../dist", emptyOutDir: true, minify: true, cssTarget: OLD_PHONES },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: (isBuild ? ["index.html"] : ["index.html", "public-page/document.html"]).map(documentPath),
          },
        },
      },
      ...(isBuild && { publicPage: PUBLIC_PAGE_BUILD }),
    },
  };
});
