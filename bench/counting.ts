import { Agent } from "node:http";
import { DEMO_PASSWORD } from "#demo/people.ts";
import type { Guide } from "#schema/guide.ts";
import type { Statistics } from "#schema/statistics.ts";
import { GUEST } from "../e2e/browser.ts";
import { quantile, request } from "./load.ts";
import { signIn } from "./sign-in.ts";
import { atMost, compare, median, milliseconds, plain, type TableRow } from "./table.ts";

/** Scans a second, and the seconds they last. */
const RATE = 1000;
const SECONDS = 10;
const ROUNDS = 2;
/** ms between two groups of requests */
const GROUP_PAUSE_MS = 10;
/** ms in which the last count must arrive */
const TIMEOUT_MS = 30_000;

/** A caller that gets the same page and isn't counted. */
const PROGRAM = "curl/8.5.0";

/** `late`: from the last response until the last scan was counted, ms. */
type Run = { rate: number; p50: number; p99: number; lost: number; late: number };

/** Sends scans at a fixed rate, without waiting for earlier responses; resolves with how long each took, ms. */
async function send(url: string, browser: string): Promise<{ times: number[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const responses: Promise<number>[] = [];
  const began = performance.now();
  try {
    while (responses.length < RATE * SECONDS) {
      const due = Math.min(RATE * SECONDS, ((performance.now() - began) * RATE) / 1000);
      while (responses.length < due)
        responses.push(
          request(agent, url, { headers: { "User-Agent": browser } }).then(({ status, time }) => {
            if (status !== 200) throw new Error(`a scan got ${status}`);
            return time;
          }),
        );
      await new Promise((resolve) => setTimeout(resolve, GROUP_PAUSE_MS));
    }
    const times = await Promise.all(responses);
    return { times, seconds: (performance.now() - began) / 1000 };
  } finally {
    agent.destroy();
  }
}

/** Signs the page's owner in; returns a function that reads how often the page was scanned. */
async function counterOf(origin: string, path: string): Promise<() => Promise<number>> {
  const operator = { email: "operator@example.com", password: DEMO_PASSWORD };
  const Cookie = await signIn(`${origin}/api/auth/login`, operator);
  const read = async <Body>(path: string): Promise<Body> =>
    (await fetch(origin + path, { headers: { Cookie } })).json() as Promise<Body>;
  const guides = await read<Guide[]>("/api/user/guides");
  const guide = guides.find(({ uniqueId }) => path.endsWith(`/${uniqueId}`));
  if (!guide) throw new Error(`${path} isn't the operator's`);
  return async () => (await read<Statistics>(`/api/guides/${guide.id}/stats?days=7`)).totals.scans;
}

async function run(url: string, browser: string, countScans: () => Promise<number>): Promise<Run> {
  const wanted = browser === GUEST ? RATE * SECONDS : 0;
  const before = await countScans();
  const { times, seconds } = await send(url, browser);
  const ended = performance.now();
  let counted = 0;
  let late = 0;
  while (counted < wanted && performance.now() - ended < TIMEOUT_MS) {
    counted = (await countScans()) - before;
    late = performance.now() - ended;
    await new Promise((resolve) => setTimeout(resolve, GROUP_PAUSE_MS));
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    lost: wanted - counted,
    late,
  };
}

/** Measures a page that is scanned a thousand times a second for ten seconds, counted and not, alternately. */
export async function measureCounting(origin: string, path: string): Promise<TableRow[]> {
  const url = `${origin}${path.replace("/profile/", "/q/")}/badge`;
  const countScans = await counterOf(origin, path);
  const runs: { counted: Run[]; plain: Run[] } = { counted: [], plain: [] };
  // The first requests compile the code: they aren't measured.
  await run(url, PROGRAM, countScans);
  for (let round = 0; round < ROUNDS; round++) {
    runs.plain.push(await run(url, PROGRAM, countScans));
    runs.counted.push(await run(url, GUEST, countScans));
  }
  const { counted, plain: uncounted } = runs;
  const sum = (of: (run: Run) => number) => counted.reduce((total, one) => total + of(one), 0);
  const rate = median(counted.map((one) => one.rate)).toFixed(0);
  const beside = (what: string, of: (run: Run) => number) => ({
    what: `a page at ${rate} scans a second, ${what}`,
    measured: counted.map(of),
    reference: uncounted.map(of),
    beside: "not counted",
    show: (ms: number) => `${ms.toFixed(1)} ms`,
  });
  return [
    atMost(
      `lost of ${ROUNDS * RATE * SECONDS} scans`,
      sum(({ lost }) => Math.abs(lost)),
      0,
      plain,
    ),
    atMost(
      "the last scan counted after the last response",
      Math.max(...counted.map(({ late }) => late)),
      2000,
      milliseconds,
    ),
    compare({ ...beside("p50", ({ p50 }) => p50), atMost: 1.5 }),
    compare(beside("p99", ({ p99 }) => p99)),
  ];
}
