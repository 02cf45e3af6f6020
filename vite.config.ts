import { join, resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineStyles } from "./build/inline-styles.ts";
import { lateScript } from "./build/late-script.ts";
import { leanPackages } from "./build/lean-packages.ts";
import { LIGHT_DOCUMENT_PATHS, lightDocuments, lightEnvironments } from "./build/light-documents.ts";
import { APP_CHUNKS } from "./build/chunks.ts";
import { filesOfImport, loadCode } from "./build/load-code.ts";
import { localeSections } from "./build/locale-sections.ts";
import { listPageFiles } from "./build/page-files.ts";
import { sourcePath } from "./build/paths.ts";
import { pocketFiles } from "./build/pocket-files.ts";
import { plainIcons } from "./build/plain-icons.ts";
import { preact } from "./build/preact.ts";
import { scopedName } from "./build/scoped-name.ts";
import { scriptHashes } from "./build/script-hashes.ts";
import { staticHeaders } from "./build/static-headers.ts";
import { APP_FLOOR, GUEST_FLOOR, targetOf } from "./build/targets.ts";
import { listTextFiles } from "./build/text-files.ts";
import { workerStart } from "./build/worker-start.ts";

const stateDir = resolve(process.env.STATE_DIR ?? ".wrangler/state");

const APP_DOCUMENT = sourcePath("web/index.html");

const { MAIL_API_URL } = process.env;
const inDevelopment = {
  // Of the environment only what wrangler.toml names is passed on.
  ...(MAIL_API_URL !== undefined && { vars: { MAIL_API_URL } }),
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
      localeSections(),
      loadCode(),
      cloudflare({
        configPath: "../wrangler.toml",
        persistState: { path: stateDir },
        inspectorPort: false,
        ...(!isBuild && { config: inDevelopment }),
      }),
      preact(),
      leanPackages(),
      plainIcons(),
      lightDocuments(),
      inlineStyles(),
      lateScript(),
      listPageFiles(),
      listTextFiles(),
      pocketFiles(),
      scriptHashes(),
      staticHeaders(),
      workerStart(),
    ],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: "../dist",
      emptyOutDir: true,
      minify: true,
      // The worker's part: sheets that it puts inside guests' pages.
      cssTarget: targetOf(GUEST_FLOOR),
      // A build that is as it should be says nothing. Whether a plugin takes long depends on what else the machine does; react-router
      // tries what Preact lacks; the preview of a crop is loaded with its dialog or before it. TypeScript knows of missing names.
      rolldownOptions: {
        checks: { bundlerTimings: false, importIsUndefined: false, ineffectiveDynamicImport: false },
      },
    },
    environments: {
      client: {
        build: {
          target: targetOf(APP_FLOOR),
          cssTarget: targetOf(APP_FLOOR),
          // Browsers without it fetch a module when it is imported.
          modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
          rolldownOptions: {
            input: isBuild ? [APP_DOCUMENT] : [APP_DOCUMENT, ...LIGHT_DOCUMENT_PATHS],
            output: { codeSplitting: { groups: APP_CHUNKS } },
          },
        },
      },
      ...(isBuild && lightEnvironments()),
    },
  };
});
