/** T20: compares how long a refused sign-in takes for an e-mail that has an account and for one that hasn't. */
import { TEST_SETTINGS } from "../local/test-server.ts";
import { startSandboxServer } from "../local/sandbox-server.ts";
import { median } from "../bench/table.ts";
import { report } from "./report.ts";

const PEOPLE = 60;
/** Tries for each account, fewer than the limit of failed sign-ins to one. */
const TRIES = 5;
const PASSWORD = "a walk in the park";

const server = await startSandboxServer({ ...TEST_SETTINGS, RATE_LIMITS: "on" });
let calls = 0;
/** Calls from a network of its own each time. */
const post = (path: string, body: object) =>
  fetch(server.origin + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "CF-Connecting-IP": `2001:db8:${(++calls).toString(16)}::1`,
    },
    body: JSON.stringify(body),
  });

/** Measures the ms until the last byte of a refused sign-in. Throws for another status than 401. */
async function timeOf(email: string): Promise<number> {
  const began = performance.now();
  const response = await post("/api/auth/login", { email, password: "another password" });
  await response.text();
  if (response.status !== 401) throw new Error(`a wrong password got ${response.status}`);
  return performance.now() - began;
}

/** Returns the probability that two samples of one distribution differ as much (Mann-Whitney, normal approximation). */
function probability(a: number[], b: number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  const ranks = all
    .toSorted((x, y) => x.value - y.value)
    .reduce((sum, { isA }, n) => sum + (isA ? n + 1 : 0), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const z =
    Math.abs(u - (a.length * b.length) / 2) /
    Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  // This is formula 26.2.17 of Abramowitz and Stegun.
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * Math.exp((-z * z) / 2) * 0.3989422804 * tail;
}

async function compare(round: number) {
  const known = Array.from({ length: PEOPLE }, (_, n) => `known-${round}-${n}@example.com`);
  for (const email of known)
    await post("/api/auth/register", {
      username: "Nadia",
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: "guide",
    });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < 20; n++) await timeOf(`warm-${round}-${n}@example.com`);
  for (let k = 0; k < TRIES; k++)
    for (const email of known) {
      const pair = [
        async () => times.known.push(await timeOf(email)),
        async () => times.unknown.push(await timeOf(email.replace("known", "unknown"))),
      ];
      for (const one of k % 2 ? pair : pair.toReversed()) await one();
    }
  const apart = median(times.known) / median(times.unknown) - 1;
  const p = probability(times.known, times.unknown);
  return {
    apart,
    p,
    text: `known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms (${(100 * apart).toFixed(1)} %), p = ${p.toFixed(2)}`,
  };
}

try {
  const first = await compare(1);
  // One sample in twenty of the same distribution has p < 0.05: a real difference shows again.
  const second = first.p > 0.05 ? undefined : await compare(2);
  const last = second ?? first;
  report(
    "T20",
    `${PEOPLE * TRIES} refused sign-ins each: ${[first, second].flatMap((one) => one?.text ?? []).join("; again: ")}`,
    Math.abs(last.apart) < 0.05 && last.p > 0.05,
  );
} finally {
  await server.stop();
}
