import { Agent } from "node:http";
import { printLog } from "../local/runtime.ts";
import { type Load, load, post } from "./load.ts";
import { FULL, populate } from "./population.ts";
import { serveCopy } from "./serve-copy.ts";
import { slowHashes } from "./slow-hash.ts";
import { compare, type TableRow } from "./table.ts";

/** Numbers of concurrent sign-ins, one for each flood. */
const FLOODS = [4, 8, 60];
const ROUNDS = 3;
const READS = { connections: 2, seconds: 10 };
const SIZE = { users: 1000, guides: 1500, reviews: 10_000 };
const VARS = {
  PUBLIC_ORIGIN: "http://localhost",
  RATE_LIMITS: "on",
  PASSWORD_COST: "full",
  D1_COPIES: "off",
  TRIAL_DAYS: "14",
  SESSION_SECRET: "a secret of the benchmark, long enough",
  STRIPE_SECRET_KEY: "sk_test_lanyard",
  STRIPE_PRICE_ID: "price_test_lanyard",
  STRIPE_WEBHOOK_SECRET: "whsec_test_lanyard",
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

type Flood = { pages: Load; /** number of responses by status */ signIns: Record<401 | 503, number> };

const pageOf = (origin: string): string => `${origin}/profile/${FULL}`;

/** Prints the server's log without the expected refusals: printing each would slow down what is measured. */
function printUnlessBusy(log: Parameters<typeof printLog>[0]): void {
  if (!log.message.includes('"status":503')) printLog(log);
}

let attempts = 0;

/** Signs in with an unknown e-mail from a new address; returns the status. Rejects on other statuses than 401 and 503. */
async function signIn(agent: Agent, origin: string): Promise<401 | 503> {
  const n = ++attempts;
  const { status } = await post(agent, `${origin}/api/auth/login`, {
    headers: { "CF-Connecting-IP": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
    body: JSON.stringify({ email: `nobody-${n}@example.com`, password: "a walk in the park" }),
  });
  if (status !== 401 && status !== 503) throw new Error(`a sign-in got ${status}`);
  return status;
}

/** Loads the page while `connections` sign in, each again after its response. Ends when all have their response. */
async function readDuring(origin: string, connections: number): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const signIns = { 401: 0, 503: 0 };
  const over = new AbortController();
  const flood = Array.from({ length: connections }, async () => {
    while (!over.signal.aborted) signIns[await signIn(agent, origin)]++;
  });
  const reads = load(pageOf(origin), READS).finally(() => over.abort());
  try {
    const [pages] = await Promise.all([reads, ...flood]);
    return { pages, signIns };
  } finally {
    agent.destroy();
  }
}

type Rounds = { connections: number; alone: Load[]; during: Flood[] };

function rowsOf({ connections, alone, during }: Rounds): TableRow[] {
  const signInsWith = (status: 401 | 503) => during.reduce((sum, { signIns }) => sum + signIns[status], 0);
  const beside = (what: string, of: (load: Load) => number) => ({
    what: `pages while ${connections} sign in again and again: ${what}`,
    measured: during.map(({ pages }) => of(pages)),
    reference: alone.map(of),
    beside: "alone",
  });
  return [
    compare({
      ...beside(`responses (${signInsWith(401)} sign-ins 401, ${signInsWith(503)} 503)`, ({ rate }) => rate),
      show: (rate) => `${rate.toFixed(0)}/s`,
      atLeast: 0.8,
    }),
    compare({ ...beside("p50", ({ p50 }) => p50), show: (ms) => `${ms.toFixed(1)} ms`, atMost: 3 }),
  ];
}

/**
 * Measures loads of the cached page by two readers during a flood of sign-ins, beside the same alone; a hash takes 400
 * ms.
 */
export async function measureFlood(build: string): Promise<TableRow[]> {
  const { origin, stop } = await serveCopy(
    build,
    async ({ app, stateDir }) => {
      slowHashes(app);
      await populate(stateDir, SIZE);
    },
    { vars: VARS, onLog: printUnlessBusy },
  );
  const rounds = FLOODS.map((connections): Rounds => ({ connections, alone: [], during: [] }));
  try {
    // The first requests compile the code: they aren't measured.
    await load(pageOf(origin), READS);
    for (let round = 0; round < ROUNDS; round++)
      for (const { connections, alone, during } of rounds) {
        alone.push(await load(pageOf(origin), READS));
        during.push(await readDuring(origin, connections));
      }
  } finally {
    await stop();
  }
  return rounds.flatMap(rowsOf);
}
