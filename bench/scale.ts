import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandboxServer } from "../local/sandbox-server.ts";
import { measureHourly, measureInterrupted } from "./hourly.ts";
import { BENCH_OWNER, emptyTables, populate } from "./population.ts";
import type { PopulationSize } from "./population-parts.ts";
import { measureRows } from "./rows.ts";
import { measureScan } from "./scan.ts";
import { compare, median, none, type TableRow } from "./table.ts";
import { signIn } from "./sign-in.ts";

const SMALL: PopulationSize = { users: 1000, guides: 1500, reviews: 10_000 };
const LARGE: PopulationSize = { users: 100_000, guides: 150_000, reviews: 1_000_000 };
/** Allowed ratio of a call's time with a hundred times the accounts. */
const GROWTH = 1.5;
const CALLS = 10;
const DELETIONS = 4;
const ROUNDS = 15;
const ADMIN = { ADMIN_EMAIL: "bench@example.com", ADMIN_PASSWORD: "a walk in the park" };

/** What is measured; `owner` is the cookie of a guide, `cookie` the admin's. */
type Site = {
  origin: string;
  cookie: string;
  owner: string;
  size: PopulationSize;
  stop: () => Promise<void>;
};

async function makeFolder(size: PopulationSize): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-bench-"));
  await populate(stateDir, size);
  return stateDir;
}

async function open(stateDir: string, size: PopulationSize): Promise<Site> {
  const server = await startSandboxServer({ STATE_DIR: stateDir, RATE_LIMITS: "off", ...ADMIN });
  const admin = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const cookie = await signIn(`${server.origin}/api/admin/login`, admin);
  const owner = await signIn(`${server.origin}/api/auth/login`, BENCH_OWNER);
  return { ...server, cookie, owner, size };
}

/**
 * Calls once: an address from the root as the guide, another one as the admin. Returns the time it took (ms) and the
 * next slice's path.
 */
async function ask({ origin, cookie, owner }: Site, path: string, method = "GET") {
  const began = performance.now();
  const isOwners = path.startsWith("/");
  const response = await fetch(origin + (isOwners ? path : `/api/admin/${path}`), {
    method,
    headers: { Cookie: isOwners ? owner : cookie },
  });
  const body = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  return { ms, next: /^<\/api\/admin\/(.+)>;/.exec(response.headers.get("Link") ?? "")?.[1] };
}

/** Returns the path of the slice that is `pages` slices further on. */
async function deep(site: Site, path: string, pages: number): Promise<string> {
  let next = path;
  for (let n = 0; n < pages; n++) next = (await ask(site, next)).next ?? path;
  return next;
}

/** An admin's calls, and a guide's overview, with their path on a site. */
const ASKED: [what: string, pathOf: (site: Site) => string | Promise<string>][] = [
  ["stats", () => "stats"],
  ["users", () => "users"],
  ["users, 8 pages on", (site) => deep(site, "users?limit=100", 8)],
  ["users, oldest first", () => "users?sort=created"],
  ["users by e-mail", ({ size }) => `users?q=kenji${Math.floor(size.users / 2 / 26) * 26 + 10}@`],
  ["users by a name that 1 in 26 has", () => "users?q=marta"],
  ["users by what all have", () => "users?q=example"],
  ["users by two names", () => "users?q=marta%20family10"],
  ["profiles", () => "guides"],
  ["profiles, 8 pages on", (site) => deep(site, "guides?limit=100", 8)],
  ["profiles, oldest first", () => "guides?sort=created"],
  ["profiles by public id", () => "guides?q=g000000777"],
  ["profiles by a name that 1 in 26 has", () => "guides?q=marta"],
  ["profiles by the owner's e-mail", () => "guides?q=zoe25@mail25.example"],
  ["users on trial", () => "users?plan=trial"],
  ["users set to end", () => "users?plan=ending"],
  ["users without a plan", () => "users?plan=inactive"],
  ["audit", () => "audit"],
  ["audit without sign-ins", () => "audit?kind=changes"],
  ["a guide's profiles", () => "/api/user/guides"],
  ["a guide's latest reviews", () => "/api/user/reviews"],
];

async function timeOf(site: Site, path: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) times.push((await ask(site, path)).ms);
  return median(times);
}

/** Deletes DELETIONS accounts, different ones in each round; returns the median time (ms). */
async function timeOfDeletions(site: Site, round: number): Promise<number> {
  const times: number[] = [];
  for (let n = 1; n <= DELETIONS; n++)
    times.push((await ask(site, `users/${round * DELETIONS + n}`, "DELETE")).ms);
  return median(times);
}

const beside = (what: string, measured: number[], reference: number[]): TableRow =>
  compare({
    what: `admin, 100,000 accounts: ${what}, p50`,
    measured,
    reference,
    beside: "with 1,000",
    show: (ms) => `${ms.toFixed(2)} ms`,
    best: Math.min,
    atMost: GROWTH,
  });

/** Measures in copies of folders, which it may change. */
async function inCopies<Folders extends string[]>(
  folders: [...Folders],
  measure: (...copies: Folders) => Promise<TableRow[]>,
): Promise<TableRow[]> {
  const copies = folders.map((folder) => {
    const copy = mkdtempSync(join(tmpdir(), "lanyard-bench-"));
    cpSync(folder, copy, { recursive: true });
    return copy;
  }) as Folders;
  try {
    return await measure(...copies);
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true });
  }
}

/**
 * Measures a scan with 150,000 profiles; the rows of each call, the parts of the hourly run, and the time of admins' calls with
 * 100,000 accounts compared with 1,000.
 */
export async function measureScale(): Promise<TableRow[]> {
  const [few, many] = [await makeFolder(SMALL), await makeFolder(LARGE)] as const;
  return [
    none(
      "tables of the population without a row",
      emptyTables(many).filter((name) => name !== "admins"),
    ),
    ...(await measureScan(few, many)),
    ...(await inCopies([few, many], measureRows)),
    ...(await inCopies([many], measureHourly)),
    ...(await inCopies([few, few], measureInterrupted)),
    ...(await measureTimes(few, many)),
  ];
}

async function measureTimes(few: string, many: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const [small, large] = [await open(few, SMALL), await open(many, LARGE)];
  try {
    for (const [what, pathOf] of ASKED) {
      const paths = [await pathOf(small), await pathOf(large)] as const;
      const [measured, reference]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        reference.push(await timeOf(small, paths[0]));
        measured.push(await timeOf(large, paths[1]));
      }
      rows.push(beside(what, measured, reference));
    }
    const [measured, reference]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      reference.push(await timeOfDeletions(small, round));
      measured.push(await timeOfDeletions(large, round));
    }
    rows.push(beside("delete an account", measured, reference));
    return rows;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}
