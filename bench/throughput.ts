import { type Load, load } from "./load.ts";
import { compare, median, type TableRow } from "./table.ts";

const ROUNDS = 9;
/** seconds of requests before a measurement */
const WARM_UP_SECONDS = 6;

type Targets = { origin: string; path: string; copy: string };

type Target = { what: string; url: string; status?: number; atLeast?: number };

/** Measures responses per second of the page and of two calls, compared with a static file of the page's bytes. */
export async function measureThroughput({ origin, path, copy }: Targets): Promise<TableRow[]> {
  const page = origin + path;
  const reference: Target = { what: "a static file of the page's bytes", url: copy };
  const targets: Target[] = [
    // The thanks for a review are shown once: that page is never cached.
    { what: "the page, uncached", url: `${page}?review=added`, atLeast: 0.4 },
    // The tip page is made for each guest: its work is that of the page above.
    { what: "the tip page", url: `${page}/tip` },
    { what: "the page, as it is served again", url: page, atLeast: 1.3 },
    { what: "GET /api/guides/{uniqueId}", url: page.replace("/profile/", "/api/guides/") },
    { what: "GET /api/auth/me, signed out", url: `${origin}/api/auth/me`, status: 401 },
  ];
  const all = [reference, ...targets];
  const loads = new Map<Target, Load[]>(all.map((target) => [target, []]));
  // The page runs more code than the file, and takes longer until all of it is compiled.
  for (const target of all) await load(target.url, { ...target, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round++)
    for (const target of all) loads.get(target)?.push(await load(target.url, target));
  const rates = (target: Target) => (loads.get(target) ?? []).map(({ rate }) => rate);
  const middle = (target: Target, quantile: "p50" | "p99") =>
    median((loads.get(target) ?? []).map((load) => load[quantile])).toFixed(1);
  return targets.map((target) =>
    compare({
      what: `${target.what} (p50 ${middle(target, "p50")} ms, p99 ${middle(target, "p99")} ms)`,
      measured: rates(target),
      reference: rates(reference),
      beside: reference.what,
      show: (rate) => `${rate.toFixed(0)}/s`,
      ...(target.atLeast !== undefined && { atLeast: target.atLeast }),
    }),
  );
}
