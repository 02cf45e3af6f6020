/**
 * A way to measure a row: tests of vitest, whose number is the figure unless they print another, or a program that
 * prints one.
 */
type Way = { tests: string; project: "worker" | "unit" | "e2e"; title?: string } | { program: string };

export type TrustRow = {
  id: string;
  promise: string;
  bar: string;
  ways: Way[];
  /** measures time: nothing else may run beside it */
  alone?: true;
};

const worker = (tests: string, title?: string): Way => ({
  project: "worker",
  tests,
  ...(title && { title }),
});
const unit = (tests: string): Way => ({ project: "unit", tests });
const e2e = (tests: string, title?: string): Way => ({ project: "e2e", tests, ...(title && { title }) });

/** The promises, in the order of the plan of tests. */
export const ROWS: TrustRow[] = [
  {
    id: "T1",
    promise: "Whatever is sent in a body is handled by a rule",
    bar: "500 bad bodies a call, 200 hostile texts a field: no 5xx, nothing internal, p99 < 300 ms; each long run of characters < 300 ms of one processor",
    ways: [worker("trust/requests.test.ts", "a bad body|a long run of signs")],
  },
  {
    id: "T2",
    promise: "Each call keeps to what it says of methods, types and statuses",
    bar: "no failure",
    ways: [worker("worker/http/requests.test.ts worker/http/open-context.test.ts")],
  },
  {
    id: "T3",
    promise: "Who may do what: every call, every kind of caller",
    bar: "every cell; a call without a row fails",
    ways: [worker("worker/auth/access.test.ts")],
  },
  {
    id: "T4",
    promise: "Another's ids open nothing",
    bar: "0 foreign rows read or changed",
    ways: [worker("trust/requests.test.ts", "a caller who sends any id")],
  },
  {
    id: "T5",
    promise: "No response holds a hash, a customer, another's e-mail or an error's text",
    bar: "0 in every response of T4, T6, T7 (T1 searches its own); downloads, the log",
    ways: [
      worker("trust/requests.test.ts", "a caller who sends|a body that brings|no call that changes"),
      worker("worker/accounts/export.test.ts worker/log.test.ts"),
    ],
  },
  {
    id: "T6",
    promise: "A body sets nothing but its fields",
    bar: "0 columns",
    ways: [worker("trust/requests.test.ts", "a body that brings along")],
  },
  {
    id: "T7",
    promise: "No call that changes something is taken from another site",
    bar: "all refused, no row changed",
    ways: [worker("trust/requests.test.ts", "no call that changes something")],
  },
  {
    id: "T8",
    promise: "A session is new after a sign-in, ends at once, and its cookie is stored nowhere",
    bar: "0 accepted after their end",
    ways: [
      worker(
        "worker/auth/sessions.test.ts worker/auth/auth.routes.test.ts worker/auth/security.routes.test.ts",
      ),
    ],
  },
  {
    id: "T9",
    promise: "Every kind of response carries the security headers",
    bar: "each kind, redirects, webhooks and failures too, navigated to or not",
    ways: [e2e("e2e/headers.test.ts"), worker("worker/http/requests.test.ts", "security headers")],
  },
  {
    id: "T10",
    promise: "No text becomes a script, no link leads to another scheme or host",
    bar: "0 scripts, 0 schemes but https, http, mailto, tel",
    ways: [
      unit(
        "schema/web-url.test.ts schema/links.test.ts schema/rules.test.ts web/entry-server.test.tsx payment-codes",
      ),
    ],
  },
  {
    id: "T11",
    promise: "Only pictures are stored, without what they bring along",
    bar: "exactly the listed types and sizes; 0 bytes of metadata",
    ways: [worker("worker/images")],
  },
  {
    id: "T12",
    promise: "Twenty at once pass no limit",
    bar: "50 rounds x 20: limits, positions, one account an address, one customer, no orphan",
    ways: [worker("trust/races.test.ts", "twenty requests at once")],
  },
  {
    id: "T13",
    promise: "Requests that meet leave everything whole, also while stores fail",
    bar: "orders of two: all, or the first 150 where there are more; 2,000 samples of three with 2 % + 2 % failures: every invariant",
    ways: [
      worker("trust/races.test.ts", "two requests that meet"),
      worker("trust/races.test.ts", "three requests that meet"),
    ],
  },
  {
    id: "T14",
    promise: "However Stripe's messages come, the plan ends as Stripe's",
    bar: "200 histories of 8 steps, each told in five ways; 0 forged accepted; a replay changes 0 rows",
    ways: [
      worker("worker/subscriptions/convergence.test.ts"),
      worker("worker/subscriptions/webhook.routes.test.ts"),
    ],
  },
  {
    id: "T15",
    promise: "A server that is killed loses nothing that it acknowledged",
    bar: "50 rounds: 0 lost, 0 half, sessions valid, ready < 5 s",
    ways: [{ program: "trust/kill.ts" }],
    alone: true,
  },
  {
    id: "T16",
    promise: "A page is quick under load",
    bar: "ratios to a plain server in the same run (bench/throughput.ts)",
    ways: [{ program: "bench/bench.ts throughput" }],
    alone: true,
  },
  {
    id: "T17",
    promise: "A flood of sign-ins leaves pages their time",
    bar: "pages >= 0.8 x, p50 <= 3 x as without it; only 401 and 503 (bench/flood.ts)",
    ways: [{ program: "bench/bench.ts flood" }],
    alone: true,
  },
  {
    id: "T18",
    promise: "Stores that are late, away, slow or unsure change no response but to 503",
    bar: "every call but health's with each fault, within 1,500 ms where KV hangs; everything whole afterwards",
    ways: [
      worker("trust/production.test.ts"),
      worker("worker/db/retries.test.ts worker/http/requests.test.ts", "fail"),
    ],
  },
  {
    id: "T19",
    promise: "Guesses and floods are limited, and never lock an owner out",
    bar: "10 wrong passwords a network in 15 min, 3 from an account's 21st on, then one a minute; the other limits each as they stand",
    ways: [
      worker(
        "trust/limits.test.ts worker/http/refusals.test.ts worker/auth/auth.routes.test.ts worker/auth/hash-throttle.test.ts worker/reviews/reviews.routes.test.ts",
      ),
    ],
  },
  {
    id: "T20",
    promise: "How long a refusal takes doesn't tell whether there is an account",
    bar: "300 each: medians differ < 5 %, Mann-Whitney p > 0.05",
    ways: [{ program: "trust/timing.ts" }],
    alone: true,
  },
  {
    id: "T21",
    promise: "A deleted account is gone everywhere, whatever fails",
    bar: "0 rows, objects, keys, customers",
    ways: [worker("worker/accounts/removal.test.ts worker/accounts/deletion.test.ts")],
  },
  {
    id: "T22",
    promise: "The stores agree with each other",
    bar: "0 findings after T12, T13, T15, T18 (part of each); the check itself finds what is planted",
    ways: [unit("ops/consistency")],
  },
  {
    id: "T23",
    promise: "Migrations keep every row",
    bar: "from each earlier schema, with the demo's rows: counts and contents equal, no orphan, a half one rolled back",
    ways: [unit("local/migrate.test.ts local/migrations.test.ts local/migrated-rows.test.ts")],
  },
  {
    id: "T24",
    promise: "A backup comes back whole",
    bar: "equal hashes, the consistency check clean",
    ways: [e2e("e2e/backup.test.ts"), unit("ops/backup.test.ts")],
  },
  {
    id: "T25",
    promise: "A trial ends everywhere in the same millisecond",
    bar: "every cell of status x end x viewer x call, over clock changes and leap days",
    ways: [worker("trust/trial-clock.test.ts")],
  },
  {
    id: "T26",
    promise: "Nothing known to be unsafe, no secret and no test code is delivered",
    bar: "0 high or critical holes known to npm, 0 secrets, 0 source maps, 0 code of tests",
    ways: [{ program: "trust/supply.ts" }, unit("local/lock-file.test.ts")],
  },
  {
    id: "T27",
    promise: "A guard that is taken away is noticed",
    bar: ">= 40 guards: >= 95 %, all of security",
    ways: [{ program: "trust/mutation.ts" }],
  },
  {
    id: "T28",
    promise: "What `npm test` takes a sample of holds in each row",
    bar: "every row of every table",
    ways: [
      unit("lint/patterns.test.ts"),
      worker("worker/accounts/takeover.test.ts"),
      e2e("e2e/app-languages.test.ts e2e/languages.test.ts e2e/prints.test.ts e2e/print-openings.test.ts"),
      e2e("e2e/restart.test.ts"),
      e2e(
        "e2e/accessibility.test.ts e2e/landing.test.ts e2e/public-page.test.ts",
        "passes axe|at 180 px|lead to the landing page",
      ),
    ],
  },
  {
    id: "T29",
    promise: "What guests and guides do works in other engines than Chromium",
    bar: "every journey in WebKitGTK and in Firefox; where a driver can't, the table says so",
    ways: [{ program: "trust/engines.ts" }],
  },
  {
    id: "T30",
    promise: "A backup and its restore take no more memory for a larger site",
    bar: "no process holds 512 MB, with 200,000 reviews; `REVIEWS=1000000` for the figure of docs/capacity.md",
    ways: [{ program: "trust/backup-memory.ts" }],
  },
];
