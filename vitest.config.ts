import { devNull } from "node:os";
import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { localeSections } from "./build/locale-sections.ts";
import { quietSourceMaps } from "./build/quiet-source-maps.ts";
import { LEFT_TO_CI } from "./local/left-to-ci.ts";
import { timeOfRuntimes } from "./local/processor-time.ts";
import { makeVapidKeys } from "./local/vapid-keys.ts";

// The bindings below stand in for the secrets wrangler would ask for, once for each test file.
process.env.WRANGLER_LOG ??= "error";
// A developer's .dev.vars decides nothing in the commands and servers that tests start.
process.env.SETTINGS_FILE = devNull;
// Servers of tests live for minutes: they need none of the collections that keep one of months small.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--no-gc-global";

const bindings = {
  TEST_MIGRATIONS: await readD1Migrations("migrations"),
  SESSION_SECRET: "a secret for tests, 32 characters",
  STRIPE_SECRET_KEY: "sk_test_lanyard",
  STRIPE_PRICE_ID: "price_test_lanyard",
  STRIPE_WEBHOOK_SECRET: "whsec_test_lanyard",
  // Nobody listens there: a test that talks to Stripe brings its own.
  STRIPE_API_BASE: "http://127.0.0.1:9",
  PUBLIC_ORIGIN: "http://localhost",
  RATE_LIMITS: "on",
  // Who registers or signs in costs next to nothing; the full cost has a test of its own.
  PASSWORD_COST: "low",
  D1_COPIES: "on",
  TRIAL_DAYS: "14",
  MAIL_FROM: "hello@lanyard.example",
  // Every other variable of wrangler.toml, so that a developer's .dev.vars decides nothing here.
  BILLING: "on",
  TURNSTILE_SITE_KEY: "",
  TURNSTILE_API_BASE: "https://challenges.cloudflare.com",
  LEGAL_NAME: "",
  LEGAL_ADDRESS: "",
  CONTACT_EMAIL: "",
  EXAMPLE_PROFILE: "",
  ...makeVapidKeys(),
  // How many histories of subscriptions, in how many ways each: CONVERGENCE=200x20 takes its time.
  CONVERGENCE: process.env.CONVERGENCE ?? "5x2",
  // "full" is `npm run trust`; a short seed of it runs with the other tests.
  TRUST: process.env.TRUST ?? "seed",
};

/** One loss of time on a busy machine fails no landing; the run's end names what had to be repeated. */
const RETRY = process.env.CI ? 1 : 0;

/** For all projects. Only what hangs is stopped, however busy the machine is: how long things take is measured elsewhere. */
const SHARED = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Tables are whole in `npm run trust` (trust/sample-of.ts).
  provide: { isThorough: process.env.TRUST === "full" },
};

/** What `npm test` doesn't run. */
const LEFT_OUT = process.env.LEAVE_TO_CI ? Object.keys(LEFT_TO_CI) : [];

const COMPONENT_TESTS = "web/**/*.component.test.ts";

/** For worker/db/two-databases.test.ts. */
const MORE_DATABASES = ["SECOND_DB", "DIRECTORY"];

/** For trust/: the processor time of the runtime, ms. */
const serviceBindings = { PROCESSOR: () => new Response(String(timeOfRuntimes())) };

const BUNDLED = [
  "drizzle-orm drizzle-orm/d1 drizzle-orm/sqlite-core zod jose stripe",
  "react react-dom/server react/jsx-runtime react-router @tanstack/react-query lucide-react",
  "@radix-ui/react-alert-dialog @radix-ui/react-dialog @radix-ui/react-tabs @radix-ui/react-toast",
].flatMap((names) => names.split(" "));

// The worker's project stands apart from vite.config.ts: the Cloudflare plugin of one must not be loaded in the other.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Refusals, which tests provoke, are reported.
    silent: "passed-only",
    // What was never looked at isn't accepted: files are written by `-u` alone.
    update: "none",
    projects: [
      {
        plugins: [localeSections()],
        test: {
          name: "unit",
          include: [
            "{schema,locales,texts,payment-codes,web,local,demo,build,lint,bench,ops}/**/*.test.{ts,tsx}",
          ],
          exclude: [COMPONENT_TESTS, ...LEFT_OUT],
          globalSetup: ["demo/testing/global-setup.ts"],
          isolate: false,
          // The public page carries its styles inside.
          css: true,
          ...SHARED,
        },
      },
      {
        // Runs beside each other would make each other's prepared packages anew (trust/).
        ...(process.env.TOOLS_CACHE && { cacheDir: process.env.TOOLS_CACHE }),
        plugins: [
          localeSections(),
          quietSourceMaps(),
          cloudflareTest({
            wrangler: { configPath: "wrangler.toml" },
            miniflare: { bindings, d1Databases: MORE_DATABASES, serviceBindings },
          }),
        ],
        test: {
          name: "worker",
          include: ["{worker,trust}/**/*.test.ts"],
          exclude: LEFT_OUT,
          setupFiles: ["worker/testing/setup.ts"],
          globalSetup: ["worker/testing/global-setup.ts"],
          isolate: false,
          ...SHARED,
          // Each file has a worker of its own and loads everything anew: large packages as one file each.
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
        },
      },
      {
        // As in the browser.
        oxc: { jsx: { runtime: "automatic", development: false } },
        plugins: [localeSections()],
        resolve: {
          alias: [
            { find: /^react$/, replacement: "preact/compat" },
            { find: /^react\/jsx-runtime$/, replacement: "preact/compat/jsx-runtime" },
            { find: /^react-dom$/, replacement: "preact/compat" },
            { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
            {
              find: /^react-router$/,
              replacement: resolve("node_modules/react-router/dist/production/index.mjs"),
            },
            {
              find: /^react-router\/dom$/,
              replacement: resolve("node_modules/react-router/dist/production/dom-export.mjs"),
            },
          ],
        },
        test: {
          name: "component",
          server: {
            deps: { inline: [/node_modules\/(?:@radix-ui|react-|@tanstack|lucide-react|@hookform|preact)/] },
          },
          env: { NODE_ENV: "production" },
          include: [COMPONENT_TESTS],
          exclude: LEFT_OUT,
          globalSetup: ["web/testing/global-setup.ts"],
          // It says what is done after each test: other modules are loaded once for all files of a worker.
          setupFiles: ["web/testing/setup.ts"],
          retry: RETRY,
          environment: "happy-dom",
          environmentOptions: {
            // A test loads the address at which the app wants to be.
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true },
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          isolate: false,
          ...SHARED,
        },
      },
      {
        plugins: [localeSections()],
        test: {
          name: "e2e",
          include: ["{e2e,engines}/**/*.test.ts"],
          exclude: LEFT_OUT,
          globalSetup: ["e2e/global-setup.ts"],
          setupFiles: ["e2e/setup.ts"],
          // The files of a worker share one browser.
          isolate: false,
          ...SHARED,
          retry: RETRY,
        },
      },
    ],
  },
});
