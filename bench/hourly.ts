import { generateKeyPairSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HOUR } from "#schema/durations.ts";
import { launchStores } from "../local/runtime.ts";
import { findDatabase } from "../local/stores.ts";
import { startStripe } from "../local/stripe/server.ts";
import { connect } from "../worker/db/client.ts";
import { countingAll, type Rows } from "../worker/testing/counted-database.ts";
import { importAsWorker } from "./hooks.ts";
import { dueStatements, RUN_AT } from "./hourly-due.ts";
import { openSink, VARS } from "./counted-copy.ts";
import { atMost, none, type TableRow } from "./table.ts";

/** Seconds that a part may take, and statements that those before the e-mails may make of the 1,000 that Cloudflare lets a run make. */
const SECONDS = 60;
const STATEMENTS = 800;
const EMAILS = "e-mails to send";

/** A server's hourly work on a populated folder, part by part. */
type Work = {
  parts: string[];
  /** Does one part as at `now`. `cutAfter`: after how many responses of the database, and halves, it is cut off. */
  run(part: string, now: number, cutAfter?: number): Promise<Rows & { seconds: number; isCut: boolean }>;
  /** e-mails that were sent: address and subject */
  sent: string[];
  stop(): Promise<void>;
};

/** Makes the keys of an elliptic curve, as push services take them: base64url. */
function makeKeys() {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** Makes everything due that hourly runs do. No server may be using the folder. */
function makeDue(stateDir: string, ...more: string[]): void {
  using database = new DatabaseSync(findDatabase(stateDir) ?? "");
  database.exec("pragma synchronous = off; pragma cache_size = -200000");
  const keys = { p256dh: makeKeys().publicKey, auth: randomBytes(16).toString("base64url") };
  for (const statement of [...dueStatements(keys), ...more]) database.exec(statement);
  database.exec("pragma wal_checkpoint(truncate)");
}

/** Counts the rows of each table. */
function countTables(stateDir: string): Map<string, number> {
  using database = new DatabaseSync(findDatabase(stateDir) ?? "", { readOnly: true });
  const names = database
    .prepare("select name from sqlite_schema where type = 'table' and name not glob '[_s]*_cf*'")
    .all();
  return new Map(
    names.map(({ name }) => [
      String(name),
      Number(database.prepare(`select count(*) as count from "${String(name)}"`).get()?.count),
    ]),
  );
}

async function openWork(stateDir: string): Promise<Work> {
  const { miniflare } = await launchStores({ stateDir });
  importAsWorker();
  const [{ PARTS }, { createContext }] = await Promise.all([
    import("../worker/hourly.ts"),
    import("../worker/context.ts"),
  ]);
  const sent: string[] = [];
  const sink = await openSink((path, body) => {
    if (path === "/mail") sent.push(`${String(JSON.parse(body).to)} ${String(JSON.parse(body).subject)}`);
  });
  const stripe = await startStripe({
    stateFile: join(stateDir, "stripe.json"),
    webhookUrl: sink.url,
    webhookSecret: VARS.STRIPE_WEBHOOK_SECRET,
    publicOrigin: VARS.PUBLIC_ORIGIN,
  });
  const stores = await miniflare.getBindings<{ DB: D1Database }>();
  const { publicKey, privateKey } = makeKeys();
  const env = {
    ...stores,
    ...VARS,
    MAIL_API_URL: `${sink.url}/mail`,
    PUSH_API_BASE: sink.url,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PRICE_ID: stripe.priceId,
    STRIPE_API_BASE: stripe.url,
  } as unknown as Env;
  const parts: Record<string, (ctx: ReturnType<typeof createContext>) => Promise<unknown>> = PARTS;
  return {
    parts: Object.keys(parts),
    sent,
    async run(part, now, cutAfter = Infinity) {
      const rows: Rows = { read: 0, written: 0, statements: 0 };
      let halves = 0;
      const cut = () => {
        if (++halves > cutAfter) throw new Error("cut off");
      };
      const ctx = { ...createContext(env, connect(countingAll(stores.DB, rows, cut))), now };
      const began = performance.now();
      await parts[part]?.(ctx).catch((error: unknown) => {
        if (halves <= cutAfter) throw error;
      });
      return { ...rows, seconds: (performance.now() - began) / 1000, isCut: halves > cutAfter };
    },
    async stop() {
      await miniflare.dispose();
      await stripe.close();
      sink.close();
    },
  };
}

/** Measures each part of the hourly work with everything due at once: its time, statements and rows. */
export async function measureHourly(stateDir: string): Promise<TableRow[]> {
  makeDue(stateDir);
  const work = await openWork(stateDir);
  const rows: TableRow[] = [];
  let statements = 0;
  try {
    for (const part of work.parts) {
      const { seconds, ...of } = await work.run(part, RUN_AT);
      if (part !== EMAILS) statements += of.statements;
      const what = `hourly, everything due: ${part}, ${of.statements} statements, ${of.read} rows read, ${of.written} written`;
      rows.push(atMost(what, seconds, SECONDS, (value) => `${value.toFixed(1)} s`));
    }
  } finally {
    await work.stop();
  }
  return [
    ...rows,
    atMost("hourly, everything due: statements of the parts before the e-mails", statements, STATEMENTS),
  ];
}

/** Hours after which nothing is due any more among few, most of whom want no e-mails. */
const HOURS = 8;
const NO_EMAILS = "update users set week_letters = 0, trial_letters = 0 where id > 60";

/** Runs the hourly work of HOURS hours. `cuts`: the first runs of each part are cut off, each a little later. */
async function runHours(stateDir: string, cuts: number) {
  makeDue(stateDir, NO_EMAILS);
  const work = await openWork(stateDir);
  const { error, warn } = console;
  try {
    // Every cut is logged, as it would be there.
    Object.assign(console, { error: () => {}, warn: () => {} });
    for (const part of work.parts)
      for (let cut = 0; cut < cuts; cut++) if (!(await work.run(part, RUN_AT, cut)).isCut) break;
    for (let hour = 0; hour < HOURS; hour++)
      for (const part of work.parts) await work.run(part, RUN_AT + hour * HOUR);
    return work.sent;
  } finally {
    Object.assign(console, { error, warn });
    await work.stop();
  }
}

/** Compares what is there after runs that were cut off and taken up again with what is there after others. Both folders are alike. */
export async function measureInterrupted(whole: string, cut: string): Promise<TableRow[]> {
  const [sent, again] = [await runHours(whole, 0), await runHours(cut, 12)];
  const [tables, others] = [countTables(whole), countTables(cut)];
  const differing = [...tables].filter(([name, count]) => others.get(name) !== count);
  const [once, all] = [new Set(sent), new Set(again)];
  return [
    none(
      "hourly, cut off and taken up again: tables with other numbers of rows than without",
      differing.map(([name, count]) => `${name} ${others.get(name)} for ${count}`),
    ),
    none(
      "hourly, cut off and taken up again: e-mails that weren't sent",
      [...once].filter((one) => !all.has(one)),
    ),
    atMost(
      "hourly, cut off and taken up again: e-mails sent twice, since a cut came after the sending",
      again.length - all.size,
      12,
    ),
  ];
}
