/** T15: ends the runtime of a server in the middle of writes, again and again, and looks for what it had said was done. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning, type KnownProcess } from "../local/processes.ts";
import { pick, randomOf } from "./random.ts";
import { TEST_SETTINGS } from "../local/test-server.ts";
import { findFreePort, startSandboxServer } from "../local/sandbox-server.ts";
import { plainPictures } from "../worker/testing/pictures.ts";
import { report } from "./report.ts";

const SEED = 20261123;
const ROUNDS = Number(process.env.ROUNDS ?? 50);
const WRITERS = 8;
/** Writes that must be acknowledged before a round ends. */
const BEFORE_END = 20;
const READY_MS = 5000;

const random = randomOf(SEED);
const port = String(await findFreePort());
let server = await startSandboxServer({ ...TEST_SETTINGS, PORT: port });
const { origin, stateDir } = server;

type Person = { cookie: string; guide: { id: number; uniqueId: string } };
/** What was acknowledged, by its kind. Of a text and a picture also what was sent last, which may be stored as well. */
type Promised = {
  tours: Set<number>;
  gone: Set<number>;
  reviews: number;
  bios: string[];
};

type Row = {
  id: number;
  bio: string | null;
  profilePicture: string | null;
  reviewCount?: number;
};
const read = async <Body = Row>(response: Response): Promise<Body> => JSON.parse(await response.text());

async function ask(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(origin + path, {
    method,
    headers: { Cookie: cookie, ...(body && !isForm && { "Content-Type": "application/json" }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
}

async function makePerson(n: number): Promise<Person> {
  const password = "a walk in the park";
  const account = { username: `Writer ${n}`, email: `writer-${n}@example.com`, role: "operator" };
  const registered = await ask("POST", "/api/auth/register", "", {
    ...account,
    password,
    confirmPassword: password,
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const guide: Person["guide"] = await (
    await ask("POST", "/api/guides", cookie, { name: `Writer ${n}` })
  ).json();
  return { cookie, guide };
}

/** Number of writes that were acknowledged. */
const acknowledged = { count: 0 };
let texts = 0;

/** Writes one thing; notes it once it is acknowledged. */
async function write({ cookie, guide }: Person, promised: Promised): Promise<void> {
  const kind = pick(random, ["bio", "tour", "tour", "drop", "review", "picture"] as const);
  const path = `/api/guides/${guide.id}`;
  if (kind === "bio") {
    const bio = `Text ${++texts}`;
    promised.bios.push(bio);
    const { ok } = await ask("PATCH", path, cookie, { bio });
    if (ok) promised.bios.splice(0, promised.bios.indexOf(bio));
    if (ok) acknowledged.count++;
  } else if (kind === "tour") {
    const tour = { title: "Sail", description: "Boat", externalLink: "https://book.example" };
    const created = await ask("POST", "/api/tours", cookie, tour);
    if (!created.ok) return;
    promised.tours.add((await read(created)).id);
    acknowledged.count++;
  } else if (kind === "drop") {
    const [id] = promised.tours;
    if (id === undefined) return;
    promised.tours.delete(id);
    if (!(await ask("DELETE", `/api/tours/${id}`, cookie)).ok) return;
    promised.gone.add(id);
    acknowledged.count++;
  } else if (kind === "review") {
    const review = { name: `Guest ${++texts}`, rating: 5, comment: `Lovely, the ${texts}th time` };
    if (!(await ask("POST", `/api/guides/${guide.uniqueId}/reviews`, "", review)).ok) return;
    promised.reviews++;
    acknowledged.count++;
  } else {
    const form = new FormData();
    form.append("image", new File([plainPictures.png], "photo.png", { type: "image/png" }));
    const created = await ask("POST", `${path}/profile-picture`, cookie, form);
    if (!created.ok) return;
    await read(created);
    acknowledged.count++;
  }
}

const lost: string[] = [];

/** Looks whether all that was promised to a writer is there. */
async function check({ cookie, guide }: Person, promised: Promised, round: number): Promise<void> {
  const say = (what: string) => lost.push(`round ${round}, profile ${guide.id}: ${what}`);
  const me = await ask("GET", "/api/auth/me", cookie);
  if (!me.ok) return void say(`the session is ${me.status}`);
  const row = await read(await ask("GET", `/api/guides/id/${guide.id}`, cookie));
  const bio = row.bio ?? "";
  if (!promised.bios.includes(bio)) say(`the text is "${bio}", not one of ${promised.bios.join()}`);
  promised.bios = [bio];
  const tours = await read<Row[]>(await ask("GET", "/api/tours", cookie));
  const there = new Set(tours.map(({ id }) => id));
  for (const id of promised.tours) if (!there.has(id)) say(`tour ${id} is lost`);
  for (const id of promised.gone) if (there.has(id)) say(`tour ${id} is back`);
  promised.tours = there;
  promised.gone.clear();
  const { reviewCount: reviews } = await read(await ask("GET", `/api/guides/${guide.uniqueId}`, cookie));
  if (typeof reviews === "number" && reviews < promised.reviews)
    say(`${promised.reviews - reviews} reviews are lost`);
  if (row.profilePicture && !(await ask("GET", row.profilePicture, cookie)).ok)
    say(`the picture ${row.profilePicture} is lost`);
}

const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => makePerson(n)));
const promised = writers.map((): Promised => ({
  tours: new Set(),
  gone: new Set(),
  reviews: 0,
  // A new profile has no text.
  bios: [""],
}));
const starts: number[] = [];
for (let round = 1; round <= ROUNDS; round++) {
  const over = new AbortController();
  const work = writers.map(async (writer, n) => {
    const promise = promised[n];
    if (!promise) return;
    while (!over.signal.aborted) await write(writer, promise).catch(() => undefined);
  });
  // A server that has just begun responds late to its first writes: a round ends when enough are acknowledged.
  const enough = acknowledged.count + BEFORE_END;
  while (acknowledged.count < enough) await wait(10);
  await wait(20 + random() * 180);
  const { children }: { children: KnownProcess[] } = JSON.parse(
    readFileSync(join(stateDir, "server.json"), "utf8"),
  );
  for (const { pid } of children.filter(isRunning)) process.kill(pid, "SIGKILL");
  over.abort();
  await Promise.all(work);
  await server.end();
  const began = performance.now();
  server = await startSandboxServer({ ...TEST_SETTINGS, PORT: port, STATE_DIR: stateDir });
  starts.push(performance.now() - began);
  await Promise.all(writers.map((writer, n) => promised[n] && check(writer, promised[n], round)));
}
await server.end();
// No request sees these: pictures without a row, counts, positions, references.
const audit = spawnSync(process.execPath, ["ops/consistency.ts"], {
  env: { ...process.env, STATE_DIR: stateDir },
  encoding: "utf8",
});
const found = audit.stdout.trim().split("\n").at(-1) ?? "";
await server.stop().catch(() => undefined);
const slowest = Math.round(Math.max(...starts));
report(
  "T15",
  `${ROUNDS} rounds, ${acknowledged.count} acknowledged writes, ${lost.length} lost, the consistency check: ${found}; ready again within ${slowest} ms, seed ${SEED}`,
  lost.length === 0 && audit.status === 0 && slowest < READY_MS,
);
for (const one of lost.slice(0, 20)) console.error(one);
