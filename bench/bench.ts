/**
 * How fast the app answers and how much it sends, as ratios measured side by side in one run: figures of one machine
 * say little about another, their ratio does. Uses the production build on workerd, with demo data and no rate limits.
 */
import { availableParallelism } from "node:os";
import { startTrialServer } from "../local/trial-server.ts";
import { type Load, load } from "./load.ts";
import { measurePage, type Size } from "./size.ts";

const PROFILE = "/profile/marta-lisbon";
const ROUNDS = 3;
/** What a server may send before the first answer of a new connection comes back: ten segments (RFC 6928). */
const FIRST_FLIGHT = 14_600;

type Row = [what: string, ours: string, reference: string, ratio: string];
type Target = { name: string; path: string; status: number };

const REFERENCE: Target = { name: "a static file", path: "/favicon.svg", status: 200 };
const TARGETS: Target[] = [
  { name: "the profile page", path: PROFILE, status: 200 },
  { name: "GET /api/guides/marta-lisbon", path: "/api/guides/marta-lisbon", status: 200 },
  { name: "GET /api/auth/me, signed out", path: "/api/auth/me", status: 401 },
];

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const medianOf = (loads: Load[]): Load => ({
  rate: median(loads.map(({ rate }) => rate)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
});

const ratio = (ours: number, reference: number): string => (ours / reference).toFixed(2);
const speed = ({ rate, p50, p99 }: Load): string =>
  `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** All targets in turns, so that what else the machine does meets each of them. */
async function measureSpeed(origin: string): Promise<Row[]> {
  const all = [REFERENCE, ...TARGETS];
  const loads = new Map<Target, Load[]>(all.map((target) => [target, []]));
  for (const { path, status } of all) await load(origin + path, { seconds: 1, status });
  for (let round = 0; round < ROUNDS; round++)
    for (const target of all)
      loads.get(target)?.push(await load(origin + target.path, { status: target.status }));
  const reference = medianOf(loads.get(REFERENCE) ?? []);
  return TARGETS.map((target) => {
    const ours = medianOf(loads.get(target) ?? []);
    return [
      target.name,
      speed(ours),
      `${REFERENCE.name}: ${speed(reference)}`,
      ratio(ours.rate, reference.rate),
    ];
  });
}

async function measureSizes(origin: string): Promise<Row[]> {
  const profile = await measurePage(origin, PROFILE);
  const app = await measurePage(origin, "/");
  const first = (kind: keyof Size): Row => [
    `first response of the profile page, ${kind}`,
    kilobytes(profile.document[kind]),
    `TCP's first flight: ${kilobytes(FIRST_FLIGHT)}`,
    ratio(profile.document[kind], FIRST_FLIGHT),
  ];
  const script = (kind: keyof Size): Row => [
    `JavaScript of the profile page, ${kind}`,
    `${kilobytes(profile.scripts[kind])} in ${profile.files}`,
    `the app's entry at /: ${kilobytes(app.scripts[kind])} in ${app.files}`,
    ratio(profile.scripts[kind], app.scripts[kind]),
  ];
  return [first("raw"), first("gzip"), first("br"), script("raw"), script("gzip"), script("br")];
}

function print(rows: Row[]): void {
  const table: Row[] = [["what", "ours", "reference", "ratio"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(" | ")
        .trimEnd(),
    );
}

const server = await startTrialServer({ RATE_LIMITS: "off" });
try {
  console.log(
    `Node ${process.version}, ${availableParallelism()} processors, 8 connections, median of ${ROUNDS} rounds\n`,
  );
  print([...(await measureSpeed(server.origin)), ...(await measureSizes(server.origin))]);
} finally {
  await server.stop();
}
