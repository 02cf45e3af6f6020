import { copyFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureAdmin } from "../local/ensure-admin.ts";
import { launchStores } from "../local/runtime.ts";
import { startStripe } from "../local/stripe/server.ts";
import { BENCH_OWNER } from "./population.ts";
import { serveCopy } from "./serve-copy.ts";
import { signIn } from "./sign-in.ts";
import type { Rows } from "../worker/testing/counted-database.ts";

const ADMIN = { email: "bench@example.com", password: "a walk in the park" };
/** The settings of a server that is measured. */
export const VARS = {
  PUBLIC_ORIGIN: "http://localhost",
  RATE_LIMITS: "off",
  PASSWORD_COST: "low",
  D1_COPIES: "on",
  TRIAL_DAYS: "14",
  BILLING: "on",
  MAIL_FROM: "lanyard@bench.example",
  SESSION_SECRET: "a secret of the benchmark, long enough",
  STRIPE_WEBHOOK_SECRET: "whsec_test_lanyard",
  METRICS_TOKEN: "the benchmark's token for metrics",
};

/** Who calls: nobody, the owner of the profile that is looked at, an admin, or what reads the metrics. */
export type Caller = "guest" | "owner" | "admin" | "monitor";

export type CountedSite = {
  origin: string;
  headersOf: Record<Caller, Record<string, string>>;
  /** Returns the rows that were read and written since it was last asked. */
  rows(): Promise<Rows>;
  stop(): Promise<void>;
};

/** Takes e-mails, notices and events of Stripe's, and tells of each. */
export async function openSink(take: (path: string, body: string) => void = () => {}) {
  const sink = createServer(async (request, response) => {
    take(request.url ?? "", await text(request));
    response.writeHead(201).end("{}");
  });
  await once(sink.listen(0, "127.0.0.1"), "listening");
  const address = sink.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => sink.close() };
}

/** Serves a copy of the build in `dist` on a populated folder; the copy says how many rows its calls have read. */
export async function serveCounted(stateDir: string): Promise<CountedSite> {
  const { miniflare } = await launchStores({ stateDir });
  await ensureAdmin((await miniflare.getBindings<{ DB: D1Database }>()).DB, { SEED: "none", admin: ADMIN });
  await miniflare.dispose();
  const sink = await openSink();
  const stripe = await startStripe({
    stateFile: join(stateDir, "stripe.json"),
    webhookUrl: sink.url,
    webhookSecret: VARS.STRIPE_WEBHOOK_SECRET,
    publicOrigin: VARS.PUBLIC_ORIGIN,
  });
  const vars = {
    ...VARS,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PRICE_ID: stripe.priceId,
    STRIPE_API_BASE: stripe.url,
  };
  const copy = await serveCopy(
    "dist",
    async ({ app }) => {
      const place = (name: string) => join(app, "lanyard", name);
      renameSync(place("index.js"), place("real.js"));
      copyFileSync(join(import.meta.dirname, "counted-entry.js"), place("index.js"));
      writeFileSync(
        place("counted-database.js"),
        stripTypeScriptTypes(readFileSync("worker/testing/counted-database.ts", "utf8")),
      );
    },
    { vars, mailUrl: sink.url, stateDir },
  );
  const { origin } = copy;
  const rows = async () => (await (await fetch(`${origin}/api/rows-read`)).json()) as Rows;
  const owner = await signIn(`${origin}/api/auth/login`, BENCH_OWNER);
  const admin = await signIn(`${origin}/api/admin/login`, ADMIN);
  return {
    origin,
    rows,
    headersOf: {
      guest: {},
      owner: { Cookie: owner },
      admin: { Cookie: admin },
      monitor: { Authorization: `Bearer ${VARS.METRICS_TOKEN}` },
    },
    async stop() {
      await copy.stop();
      await stripe.close();
      sink.close();
    },
  };
}
