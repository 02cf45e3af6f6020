import { join, resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
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

/** Without a target the build writes media ranges (width >= 900px), which phones of 2020 don't understand. */
const OLD_PHONES = ["chrome87", "firefox78", "safari14"];

const documentPath = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

const inDevelopment = {
  // local/dev.ts has read .dev.vars and says everything in the environment: the plugin must find no such file beside
  // its configuration.
  userConfigPath: join(stateDir, "wrangler.toml"),
  // The sources in web/api/ have addresses like those of calls.
  assets: { run_worker_first: ["!/api/*.ts", "!/api/*.tsx"] },
};

export default defineConfig(({ command }) => {
  // A build is for production, whoever asks for it: tests set another NODE_ENV.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    root: "web",
    plugins: [
      react(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: stateDir },
        inspectorPort: false,
        ...(command === "serve" && { config: inDevelopment }),
      }),
      staticHeaders(),
    ],
    build: { outDir: "../dist", emptyOutDir: true, minify: true, cssTarget: OLD_PHONES },
    environments: {
      client: { build: { rolldownOptions: { input: ["index.html", "profile.html"].map(documentPath) } } },
    },
  };
});
