/**
 * Limits imports: the first law whose `from` matches a file decides what it may import. `to` is matched with the imported
 * file's path from the root, or the package's name.
 */
type Law = { from: RegExp; to: RegExp; message: string };

/** Files that may import anything: tests, and what only a developer's machine runs. */
export const TEST =
  /\.test\.tsx?$|^worker\/testing\/|^e2e\/|^web\/testing\/|^bench\/|^build\/|^demo\/|^local\/|^lint\/|^engines\/|^ops\/|^trust\/|^[^/]+\.ts$/;
const PACKAGE = String.raw`(?!(?:schema|locales|texts|payment-codes|worker|web|local|demo|e2e|engines|bench|build|lint|ops|trust)/)`;
/** What worker/ and web/ share. */
const SHARED = "(?:schema|locales|texts|payment-codes)/";
/** Returns a pattern for paths in worker/ that begin with one of these names. */
const worker = (...names: string[]) => String.raw`worker/(?:${names.join("|")})`;
/** Files that every folder of worker/ may use. */
const BASE = worker(
  String.raw`account-texts\.ts$`,
  String.raw`billing\.ts$`,
  String.raw`context\.ts$`,
  String.raw`env\.ts$`,
  String.raw`errors\.ts$`,
  String.raw`in-time\.ts$`,
  String.raw`log\.ts$`,
);
const ROUTES = String.raw`.*\.routes\.ts$`;
const ENTRY = "(?:app|api|hourly|index|pages)\\.ts$";
const DOCUMENTS = "(?:app-document|contact-card|legal-pages|pocket|public-page|tip-page)/";
const HTTP = "http/|auth/(?:access|current-account|limited-sign-in|session-cookies|sign-in)\\.ts$";

/** What is said of any file of the app that reaches into the server. */
export const FROM_THE_SERVER =
  "web/ never imports worker/ or local/: it calls the API through web/api/client.ts.";

export const LAWS: Law[] = [
  {
    from: /^payment-codes\/check-[\w-]+\.ts$/,
    to: /^(?:ibantools$|libphonenumber-js\/min$|punycode\/punycode\.es6\.js$|@brazilian-utils\/brazilian-utils(?:\/|$)|zod\/mini$|(?:payment-codes|schema)\/|texts\/(?:fill|message)\.ts$)/,
    message: "The checks of payment ways import schema/ and libraries of numbers and hosts.",
  },
  {
    from: /^payment-codes\//,
    to: /^(?:zod\/mini$|(?:payment-codes|schema)\/|texts\/(?:fill|message)\.ts$)/,
    message: "payment-codes/ knows banks, their codes and numbers: it imports zod, schema/ and itself only.",
  },
  {
    from: /^locales\//,
    to: /^(?:node:|locales\/)/,
    message: "locales/ has languages and their texts as data, and what reads and checks them.",
  },
  {
    from: /^texts\/[\w-]+\.ts$/,
    to: /^(?:texts\/[\w-]+\.ts$|locales\/(?:languages|text)\.ts$)/,
    message: "The ground of texts/ fills texts, and knows none.",
  },
  {
    from: /^texts\//,
    to: new RegExp(`^(?:${PACKAGE}|(?:schema|locales|texts)/)`),
    message: "texts/ says what the app and the guests' pages say, and knows no screen.",
  },
  {
    from: /^schema\//,
    to: /^(?:zod\/mini$|schema\/|locales\/(?:languages|text)\.ts$|texts\/(?:fill|message)\.ts$)/,
    message: "schema/ imports zod, the languages, what fills texts and itself only.",
  },
  {
    from: /^worker\/(?:api|pages)\.ts$/,
    to: new RegExp(
      String.raw`^(?!drizzle-orm|stripe)(?:${PACKAGE}|worker/(?:app\.ts$|(?:http|public-page-cache)/|${ROUTES}))`,
    ),
    message: "api.ts and pages.ts mount routes: no tables, no nouns' modules.",
  },
  {
    from: /^worker\/public-page\/(?:query|public-guide\.routes)\.ts$/,
    to: new RegExp(
      String.raw`^(?:${PACKAGE}|${SHARED}|worker/(?!app-document/|app\.ts|api\.ts|pages\.ts|index\.ts|${ROUTES}))`,
    ),
    message: "What the API has of the public page imports nothing of web/: the client knows the API's type.",
  },
  {
    from: /^worker\/(?:public-page|app-document|tip-page|contact-card|pocket)\//,
    to: new RegExp(
      String.raw`^(?:${PACKAGE}|${SHARED}|worker/(?!app\.ts|api\.ts|pages\.ts|index\.ts|${ROUTES})|web/entry-server\.tsx$)`,
    ),
    message: "HTML documents import schema/, worker/ and, of web/, entry-server.tsx only.",
  },
  {
    from: /^worker\/legal-pages\//,
    to: new RegExp(
      String.raw`^(?!drizzle-orm)(?:${PACKAGE}|${SHARED}|worker/(?!db/|app\.ts|api\.ts|pages\.ts|index\.ts|${ROUTES})|web/entry-server\.tsx$)`,
    ),
    message: "The legal pages read constants of every room and, of web/, entry-server.tsx only: no tables.",
  },
  {
    from: /^worker\/[\w-]+\/[\w-]+\.routes\.ts$/,
    to: new RegExp(
      String.raw`^(?!drizzle-orm|stripe)(?:${PACKAGE}|${SHARED}|worker/(?!db/|${DOCUMENTS}|${ENTRY}|${ROUTES}))`,
    ),
    message: "Routes call noun modules: no tables, no Drizzle, no other routes.",
  },
  {
    from: /^worker\/openapi\//,
    to: new RegExp(
      String.raw`^(?!drizzle-orm|stripe|hono|@hono/)(?:${PACKAGE}|${SHARED}|worker/(?:openapi/|http/|auth/access\.ts$|rate-limits/limits\.ts$))`,
    ),
    message: "The API's document knows schemas, guards and limits: no noun, no routes.",
  },
  {
    from: /^worker\/http\/headers\.ts$/,
    to: new RegExp(String.raw`^(?:${PACKAGE}|web/lib/script-hashes\.ts$)`),
    message: "The headers know the inline script they allow, and nothing else.",
  },
  {
    from: /^worker\/http\//,
    to: new RegExp(`^(?:${PACKAGE}|${SHARED}|${worker("http/", "db/")}|${BASE})`),
    message: "http/ knows no noun: it imports db/, schema/ and itself.",
  },
  {
    from: /^worker\/public-page-cache\//,
    to: new RegExp(`^(?!drizzle-orm)(?:${PACKAGE}|${worker("public-page-cache/", "http/context")}|${BASE})`),
    message: "The public page's cache knows no noun: nouns call it after a write.",
  },
  {
    from: /^worker\/rate-limits\//,
    to: new RegExp(
      `^(?!hono|@hono/)(?:${PACKAGE}|schema/durations\\.ts$|${worker("rate-limits/", "db/")}|${BASE})`,
    ),
    message: "rate-limits/ knows no HTTP and no noun.",
  },
  {
    from: /^worker\/mail\//,
    to: new RegExp(`^(?!hono(?!/html$)|@hono/)(?:${PACKAGE}|${SHARED}|${worker("mail/", "db/")}|${BASE})`),
    message: "mail/ knows no noun and no HTTP: nouns queue their e-mails.",
  },
  // These modules of auth/ know requests and cookies; its others are a noun.
  {
    from: /^worker\/auth\/(?:access|current-account|limited-sign-in|session-cookies|sign-in)\.ts$/,
    to: new RegExp(
      `^(?!drizzle-orm)(?:${PACKAGE}|${SHARED}|${worker("auth/(?!.*\\.routes)", "http/", "rate-limits/")}|${BASE})`,
    ),
    message: "auth/ is below the nouns: it imports http/, rate-limits/ and itself.",
  },
  {
    from: /^worker\/auth\//,
    to: new RegExp(
      `^(?!hono|@hono/)(?:${PACKAGE}|${SHARED}|${worker("auth/(?!.*\\.routes)", "db/", "mail/", "search/")}|${BASE})`,
    ),
    message: "auth/ is below the nouns: it imports db/, search/ and itself, and HTTP in four files only.",
  },
  {
    from: new RegExp(String.raw`^worker/admin/list-request\.ts$`),
    to: new RegExp(
      `^(?!drizzle-orm)(?:${PACKAGE}|${SHARED}|${worker("admin/(?!.*\\.routes)", "http/", "search/")}|${BASE})`,
    ),
    message: "Requests are read at the edge: no tables, no Drizzle.",
  },
  {
    from: /^worker\/db\//,
    to: new RegExp(String.raw`^(?!hono)(?:${PACKAGE}|${SHARED}|worker/db/)`),
    message: "db/ knows tables only.",
  },
  {
    from: /^worker\/(?:search|audit-log)\//,
    to: new RegExp(
      `^(?!hono|@hono/)(?:${PACKAGE}|${SHARED}|${worker("search/", "audit-log/", "db/")}|${BASE})`,
    ),
    message: "search/ and audit-log/ know no noun and no HTTP: nouns call them.",
  },
  // Every folder that has no law above is a noun.
  {
    from: /^worker\/[\w-]+\//,
    to: new RegExp(
      String.raw`^(?!hono|@hono/)(?:${PACKAGE}|${SHARED}|worker/(?!${HTTP}|${DOCUMENTS}|${ENTRY}|${ROUTES}))`,
    ),
    message: "A noun module knows schema/, db/ and other nouns' modules: no HTTP, no routes.",
  },
  {
    from: /^worker\//,
    to: new RegExp(String.raw`^(?:${PACKAGE}|${SHARED}|worker/)`),
    message: "worker/ imports schema/ and itself; only HTML documents import web/.",
  },
  {
    from: /^web\/lib\//,
    to: new RegExp(
      `^(?:${PACKAGE}|(?:locales|texts)/|schema/(?:brand|in-app|known-time-zone)\\.ts$|web/lib/)`,
    ),
    message: "lib/ knows what the app says, and nothing above it.",
  },
  {
    from: /^web\/ui\//,
    to: new RegExp(
      `^(?!@tanstack/|hono)(?:${PACKAGE}|(?:locales|texts)/|schema/brand\\.ts$|web/(?:ui|lib|styles)/)`,
    ),
    message: "ui/ knows no noun and no fetch.",
  },
  {
    from: /^web\/api\/client\.ts$/,
    to: new RegExp(String.raw`^(?:${PACKAGE}|${SHARED}|web/(?:api|lib)/|worker/api\.ts$)`),
    message: "The client knows the API's type and nothing else of worker/.",
  },
  {
    from: /^web\/api\//,
    to: new RegExp(`^(?:${PACKAGE}|${SHARED}|web/(?:api|lib)/)`),
    message: "api/ knows no screen.",
  },
  {
    from: /^web\/features\//,
    to: new RegExp(`^(?:${PACKAGE}|${SHARED}|web/(?:features|ui|lib|api|styles)/|web/paths\\.ts$)`),
    message: "A feature imports ui/, lib/, api/ and the addresses; pages compose features.",
  },
  {
    from: /^web\/guest\//,
    to: new RegExp(
      `^(?:${PACKAGE}|${SHARED}|web/(?:guest|features/(?:session|sharing)|ui|lib|api|styles)/|web/paths\\.ts$)`,
    ),
    message: "The guests' pages know the shared features only, and no screen of the app.",
  },
  {
    from: /^web\/pocket\//,
    to: new RegExp(
      `^(?:${PACKAGE}|${SHARED}|web/(?:pocket|features/(?:session|sharing)|ui|lib|api|styles)/|web/guest/tip-page/tip-formats\\.ts$|web/paths\\.ts$)`,
    ),
    message: "Pocket mode knows the shared features only, and no screen of the app.",
  },
  {
    from: /^web\/landing\//,
    to: new RegExp(
      `^(?:${PACKAGE}|${SHARED}|web/(?:landing|features/(?:session|sharing)|ui|lib|api|styles)/|web/(?:paths|app/layout)\\.tsx?$)`,
    ),
    message: "The landing page knows the shared features only, and no screen of the app.",
  },
  {
    from: /^web\/pages\//,
    to: new RegExp(
      `^(?:${PACKAGE}|${SHARED}|web/(?:pages|guest|features|ui|lib|api|styles)/|web/paths\\.ts$)`,
    ),
    message: "A page composes features; app/ mounts pages.",
  },
  {
    from: /^web\//,
    to: new RegExp(`^(?:${PACKAGE}|${SHARED}|web/)`),
    message: FROM_THE_SERVER,
  },
];
