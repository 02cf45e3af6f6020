import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FROM_THE_SERVER, LAWS } from "./laws.ts";

const COMPARED = "Failures are told apart by code, issues and values, never by a sentence.";
const NOUN = "A noun module knows schema/, db/ and other nouns' modules: no HTTP, no routes.";
const nouns = readdirSync("worker", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "testing")
  .map(({ name }) => name)
  .filter((name) => LAWS.find(({ from }) => from.test(`worker/${name}/planted.ts`))?.message === NOUN);

const UNLOAD = "What is unsaved is guarded by useLeaveGuard: `beforeunload` alone sees no link of the app.";
const SCREEN = "A screen's address stands in web/paths.ts alone.";

/** One violation of each law, planted in a tree of its own; and the same import where it is allowed. */
const PLANTED: [file: string, code: string, message: string][] = [
  ...nouns.flatMap((name): [string, string, string][] => [
    [`worker/${name}/planted-http.ts`, `import "hono";`, NOUN],
    [`worker/${name}/planted-guard.ts`, `import "../auth/access.ts";`, NOUN],
    [`worker/${name}/planted-routes.ts`, `import "../handles/handles.routes.ts";`, NOUN],
    [`worker/${name}/planted-document.ts`, `import "../pocket/query.ts";`, NOUN],
  ]),
  [
    "worker/search/find.ts",
    `import "../guides/guides.ts";`,
    "search/ and audit-log/ know no noun and no HTTP: nouns call them.",
  ],
  [
    "worker/audit-log/audit-log.ts",
    `import "../accounts/banner.ts";`,
    "search/ and audit-log/ know no noun and no HTTP: nouns call them.",
  ],
  [
    "worker/openapi/describe.ts",
    `import "../guides/guides.ts";`,
    "The API's document knows schemas, guards and limits: no noun, no routes.",
  ],
  [
    "schema/guide.ts",
    `import "hono";`,
    "schema/ imports zod, the languages, what fills texts and itself only.",
  ],
  [
    "payment-codes/presentation.ts",
    `import "ibantools";`,
    "payment-codes/ knows banks, their codes and numbers: it imports zod, schema/ and itself only.",
  ],
  [
    "payment-codes/check-identity.ts",
    `import "hono";`,
    "The checks of payment ways import schema/ and libraries of numbers and hosts.",
  ],
  [
    "schema/tour.ts",
    `import type { A } from "#worker/app.ts"; export type B = A;`,
    "schema/ imports zod, the languages, what fills texts and itself only.",
  ],
  ["worker/guides/guides.ts", `import "#web/lib/format.ts";`, NOUN],
  ["worker/guides/public-guides.ts", `import "hono";`, NOUN],
  ["worker/reviews/reviews.ts", `import "../guides/guides.routes.ts";`, NOUN],
  [
    "worker/guides/guides.routes.ts",
    `import "drizzle-orm";`,
    "Routes call noun modules: no tables, no Drizzle, no other routes.",
  ],
  [
    "worker/tours/tours.routes.ts",
    `import "../db/tables/guides.ts";`,
    "Routes call noun modules: no tables, no Drizzle, no other routes.",
  ],
  [
    "worker/public-page/public-page.routes.ts",
    `import "#web/guest/public-page/page.tsx";`,
    "HTML documents import schema/, worker/ and, of web/, entry-server.tsx only.",
  ],
  [
    "worker/legal-pages/render.ts",
    `import "#web/paths.ts"; import "#web/styles/app.css";`,
    "The legal pages read constants of every room and, of web/, entry-server.tsx only: no tables.",
  ],
  [
    "worker/legal-pages/tables.ts",
    `import "../db/tables/guides.ts";`,
    "The legal pages read constants of every room and, of web/, entry-server.tsx only: no tables.",
  ],
  [
    "worker/public-page/query.ts",
    `import "#web/entry-server.tsx";`,
    "What the API has of the public page imports nothing of web/: the client knows the API's type.",
  ],
  [
    "worker/context.ts",
    `import "#web/entry-server.tsx";`,
    "worker/ imports schema/ and itself; only HTML documents import web/.",
  ],
  [
    "worker/http/body.ts",
    `import "../guides/guides.ts";`,
    "http/ knows no noun: it imports db/, schema/ and itself.",
  ],
  [
    "worker/http/open-context.ts",
    `import "../auth/session-cookies.ts";`,
    "http/ knows no noun: it imports db/, schema/ and itself.",
  ],
  [
    "worker/auth/access.ts",
    `import "../accounts/banner.ts";`,
    "auth/ is below the nouns: it imports http/, rate-limits/ and itself.",
  ],
  [
    "worker/auth/sessions.ts",
    `import "hono";`,
    "auth/ is below the nouns: it imports db/, search/ and itself, and HTTP in four files only.",
  ],
  ["texts/speech.ts", `import "#locales/account.ts";`, "The ground of texts/ fills texts, and knows none."],
  [
    "texts/app/planted.ts",
    `import "#web/paths.ts";`,
    "texts/ says what the app and the guests' pages say, and knows no screen.",
  ],
  [
    "worker/http/headers.ts",
    `import "../errors.ts";`,
    "The headers know the inline script they allow, and nothing else.",
  ],
  [
    "locales/account.ts",
    `import "#schema/guide.ts";`,
    "locales/ has languages and their texts as data, and what reads and checks them.",
  ],
  [
    "worker/mail/outbox.ts",
    `import { createUser } from "../auth/user-passwords.ts";`,
    "mail/ knows no noun and no HTTP: nouns queue their e-mails.",
  ],
  ["worker/rate-limits/limits.ts", `import "hono";`, "rate-limits/ knows no HTTP and no noun."],
  [
    "worker/public-page-cache/purge.ts",
    `import "../guides/guides.ts";`,
    "The public page's cache knows no noun: nouns call it after a write.",
  ],
  ["worker/guides/ownership.ts", `import "../public-page/query.ts";`, NOUN],
  ["worker/reviews/submit-review.ts", `import "../auth/access.ts";`, NOUN],
  [
    "worker/admin/list-request.ts",
    `import "drizzle-orm";`,
    "Requests are read at the edge: no tables, no Drizzle.",
  ],
  [
    "worker/api.ts",
    `import "./guides/guides.ts";`,
    "api.ts and pages.ts mount routes: no tables, no nouns' modules.",
  ],
  [
    "worker/env.ts",
    `import "#local/start.ts";`,
    "worker/ imports schema/ and itself; only HTML documents import web/.",
  ],
  [
    "worker/subscriptions/checkout.ts",
    `import "stripe";`,
    "Stripe has one door: worker/subscriptions/stripe-*.ts.",
  ],
  ["worker/db/client.ts", `import "../guides/guides.ts";`, "db/ knows tables only."],
  [
    "web/features/guides/queries.ts",
    `import type { Api } from "#worker/api.ts"; export type B = Api;`,
    FROM_THE_SERVER,
  ],
  [
    "web/api/client.ts",
    `import { Api } from "#worker/api.ts"; export const a = Api;`,
    "Of worker/ only the type Api, with `import type`.",
  ],
  [
    "web/api/client.ts",
    `import "#web/ui/button.tsx";`,
    "The client knows the API's type and nothing else of worker/.",
  ],
  ["web/api/planted.ts", `import "#web/pages/login.tsx";`, "api/ knows no screen."],
  [
    "web/features/guides/card.ts",
    `import "../reviews/list.ts";`,
    "Features do not import features; pages compose them.",
  ],
  [
    "web/features/tours/list.ts",
    `export const load = () => import("#web/features/reviews/list.ts");`,
    "Features do not import features; pages compose them.",
  ],
  [
    "web/features/reviews/form.ts",
    `import "#web/pages/dashboard.tsx";`,
    "A feature imports ui/, lib/, api/ and the addresses; pages compose features.",
  ],
  ["web/ui/button.ts", `import "../features/guides/card.ts";`, "ui/ knows no noun and no fetch."],
  ["web/ui/list.ts", `import "@tanstack/react-query";`, "ui/ knows no noun and no fetch."],
  ["web/lib/format.ts", `import "#schema/guide.ts";`, "lib/ knows what the app says, and nothing above it."],
  ["web/pages/login.ts", `import "../app/router.tsx";`, "A page composes features; app/ mounts pages."],
  [
    "web/guest/public-page/owner/tools.ts",
    `import "#web/features/guides/card.ts";`,
    "The guests' pages know the shared features only, and no screen of the app.",
  ],
  [
    "web/pocket/planted.ts",
    `import "#web/features/guides/card.ts";`,
    "Pocket mode knows the shared features only, and no screen of the app.",
  ],
  [
    "web/landing/planted.ts",
    `import "#web/features/guides/card.ts";`,
    "The landing page knows the shared features only, and no screen of the app.",
  ],
  ["web/main.ts", `import "#local/start.ts";`, FROM_THE_SERVER],
  ["web/pages/home.ts", `import "#worker/guides/guides.ts";`, FROM_THE_SERVER],
  ["web/features/tours/read.ts", `import "#worker/tours/tours.ts";`, FROM_THE_SERVER],
  [
    "web/features/sharing/share.ts",
    `import "../../../schema/guide.ts";`,
    "Across top-level folders: #schema/…, #web/…",
  ],
  ["web/features/session/a.ts", `export * from "./hint.ts";`, "No barrels: import the file that has it."],
  ["web/features/session/b.ts", `import "../../ui/index.ts";`, "No barrels: import the file that has it."],
  ["worker/accounts/operator-name.ts", `export default 1;`, "Prefer named exports"],
  [
    "e2e/form.test.ts",
    `expect(await page.getByRole("row").count()).toBe(1);`,
    "A page changes in its own time: await expect.poll(() => …).",
  ],
  ...[
    `export const isOver = (text: string) => text === "This link is no longer valid.";`,
    `export const isOver = (error: Error) => error.message === "over";`,
    `export const isOver = (error: unknown) => serverMessageOf(error) !== LINK_INVALID;`,
    `export const isName = (error: Error) => error.message.startsWith("Name");`,
    `export const isRow = (error: Error) => /^Row \\d+/.test(error.message);`,
    `export const isKnown = (known: string[], error: Error) => known.includes(error.message);`,
    `export const isOff = (text: string) => { switch (text) { case "Reviews are disabled": return true; default: return false; } };`,
    `export const isOff = (error: Error) => { switch (error.message) { case "off": return true; default: return false; } };`,
  ].flatMap((code, at): [string, string, string][] => [
    [`web/pages/planted-sentence-${at}.ts`, code, COMPARED],
    [`worker/guides/planted-sentence-${at}.ts`, code, COMPARED],
  ]),
  [
    "worker/accounts/banner.ts",
    `console.error(new Error("x"));`,
    "Unexpected use of 'console'. worker/log.ts logs: it leaves out what people have typed.",
  ],
  [
    "web/features/two-step/planted-listener.ts",
    'export const warn = () => addEventListener("beforeunload", (event) => event.preventDefault());',
    UNLOAD,
  ],
  [
    "web/pages/planted-handler.ts",
    "export const warn = () => void (window.onbeforeunload = () => true);",
    UNLOAD,
  ],
  ["web/features/guides/planted-link.tsx", 'export const Link = () => <a href="/edit/12" />;', SCREEN],
  ["web/ui/planted-address.ts", 'export const address = "/dashboard";', SCREEN],
  ["web/lib/planted-template.ts", "export const at = (id: number): string => `/stats/${id}`;", SCREEN],
  [
    "worker/mail/planted-email.ts",
    "export const url = (origin: string) => `${origin}/verify#token=`;",
    SCREEN,
  ],
  ["worker/legal-pages/planted-html.ts", "export const html = '<a href=\"/login\">';", SCREEN],
];
const ALLOWED: [file: string, code: string][] = [
  [
    "web/lib/use-leave-guard.ts",
    'export const warn = (listener: () => void) => addEventListener("beforeunload", listener);',
  ],
  [
    "web/pages/told-apart.ts",
    `export const isOver = ({ code, message }: { code?: string; message?: string }) => code === "link_invalid" && message !== undefined;`,
  ],
  [
    "e2e/reviews.test.ts",
    `await expect.poll(() => page.getByRole("row").count()).toBe(1); expect(await answer.json()).toEqual([]);`,
  ],
  [
    "worker/auth/session-cookies.ts",
    `import "hono"; import "../http/cookies.ts"; import "./devices.ts"; import "../errors.ts";`,
  ],
  [
    "worker/auth/users.ts",
    `import "drizzle-orm"; import "../db/tables/guides.ts"; import "../search/index-terms.ts";`,
  ],
  [
    "worker/http/errors.ts",
    `import "hono"; import "../db/client.ts"; import "../errors.ts"; import "../log.ts";`,
  ],
  ["worker/rate-limits/edge-limits.ts", `import "../context.ts"; import "../db/tables/guides.ts";`],
  ["worker/public-page-cache/cache.ts", `import "../http/context.ts"; import "../errors.ts";`],
  [
    "worker/public-page/public-guide.routes.ts",
    `import "hono"; import "../auth/access.ts"; import "./query.ts";`,
  ],
  ["worker/log.ts", `console.error("x");`],
  ["worker/subscriptions/stripe-pages.ts", `import "stripe";`],
  ["schema/review.ts", `import "zod/mini"; import "./text.ts";`],
  [
    "payment-codes/check-codes.ts",
    `import "ibantools"; import "libphonenumber-js/min"; import "@brazilian-utils/brazilian-utils"; import "#schema/country.ts";`,
  ],
  [
    "worker/accounts/removal.ts",
    `import "#schema/account.ts"; import "drizzle-orm"; import "../db/tables/guides.ts"; import "../guides/guides.ts";`,
  ],
  [
    "worker/admin/support.routes.ts",
    `import "hono"; import "#schema/account.ts"; import "../auth/access.ts"; import "./removal.ts";`,
  ],
  [
    "worker/app-document/app-document.routes.ts",
    `import "hono"; import "#web/entry-server.tsx"; import "../http/html-template.ts";`,
  ],
  [
    "web/guest/public-page/view.ts",
    `import "#web/features/session/hint.ts"; import "#web/features/sharing/share.ts"; import "#schema/guide.ts";`,
  ],
  [
    "web/pages/dashboard.ts",
    `import "../features/guides/card.ts"; import "../ui/button.tsx"; import "../paths.ts";`,
  ],
  ["worker/mail/write-email.ts", 'import "#web/paths.ts"; export const key = "verify-email";'],
  [
    "worker/admin/admin-calls.routes.ts",
    'import { Hono } from "hono"; export const calls = new Hono().post("/login");',
  ],
  [
    "web/lib/no-screens.ts",
    'export const no = ["/logins", "login", "/profile/x", "/api/account", "https://x.example/login"];',
  ],
];

let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "laws-"));
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  for (const file of ["oxlint.config.ts", "lint", "package.json", "web/paths.ts"])
    await cp(file, join(root, file), { recursive: true });
  for (const [file, code] of [...PLANTED, ...ALLOWED]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await appendFile(join(root, file), `${code}\n`);
  }
});
afterAll(() => rm(root, { recursive: true }));

type Finding = { filename: string; message: string; code: string };

const findings = () =>
  new Promise<Finding[]>((done, fail) => {
    const oxlint = resolve("node_modules/oxlint/bin/oxlint");
    const options = { cwd: root, maxBuffer: 16 * 1024 * 1024 };
    // Violations make it exit with 1: only the report matters.
    execFile(
      process.execPath,
      [oxlint, "--format", "json", "texts", "locales", "schema", "payment-codes", "worker", "web", "e2e"],
      options,
      (error, stdout) => {
        if (!stdout) fail(error ?? new Error("no report"));
        else done(JSON.parse(stdout).diagnostics);
      },
    );
  });

it("every folder of worker/ without a law of its own is a noun", () => {
  expect(nouns).toEqual(expect.arrayContaining(["accounts", "editors", "statistics", "translations"]));
});

it("every law has a planted violation", () => {
  const planted = new Set(PLANTED.map(([, , message]) => message));
  expect(LAWS.map(({ message }) => message).filter((message) => !planted.has(message))).toEqual([]);
});

it("each planted violation of a law is reported once, and allowed imports are not reported", async () => {
  const found = (await findings()).filter(({ code }) =>
    /house\(layers\)|compared-sentences|screen-paths|unload-listeners|polled-reads|no-default-export|no-restricted-globals/.test(
      code,
    ),
  );
  const told = (file: string) =>
    found.filter(({ filename }) => filename === file).map(({ message }) => message);
  for (const [file, laws] of Map.groupBy(PLANTED, ([file]) => file))
    expect([file, told(file)]).toEqual([file, laws.map(([, , message]) => message)]);
  for (const [file] of ALLOWED) expect([file, told(file)]).toEqual([file, []]);
});
