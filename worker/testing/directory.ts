import { decodeJwt } from "jose";

/**
 * A sketch of two databases behind the unchanged worker: docs/decisions/running.md. Each account
 * is in one of them with everything it owns. The account's number tells in which; a directory tells it for e-mails and
 * public ids.
 */
type Databases = { DIRECTORY: D1Database; parts: readonly D1Database[] };

/** The number of ids that a database gives out. Those of the first one begin at 1, those of the second one here. */
export const NUMBERS = 2 ** 32;

/** The statement that creates the directory's table. */
export const DIRECTORY_SQL =
  "create table places (name text primary key, part integer not null) without rowid";

/** Has a database give out the ids of its part. */
export async function beginAt(database: D1Database, part: number): Promise<void> {
  const { results } = await database
    .prepare("select name from sqlite_schema where sql like '%AUTOINCREMENT%'")
    .all<{ name: string }>();
  const insert = database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)");
  await database.batch(results.map(({ name }) => insert.bind(name, part * NUMBERS)));
}

const partOfNumber = (number: string): number => Math.floor(Number(number) / NUMBERS);

async function partOfName({ DIRECTORY }: Databases, name: string): Promise<number | undefined> {
  const place = await DIRECTORY.prepare("select part from places where name = ?").bind(name).first("part");
  return typeof place === "number" ? place : undefined;
}

/** Records where a name is, unless it is somewhere already, and returns where it is. */
async function claim(databases: Databases, name: string, part: number): Promise<number> {
  await databases.DIRECTORY.prepare("insert into places values (?, ?) on conflict do nothing")
    .bind(name, part)
    .run();
  return (await partOfName(databases, name)) ?? part;
}

/** Returns the part by what the path names: a page by its public id, a profile by its number; undefined for other paths. */
async function partOfPath(databases: Databases, path: string): Promise<number | undefined> {
  const [, name] = /^\/(?:api\/guides|profile|q)\/([^/]+)/.exec(path) ?? [];
  if (name === undefined) return undefined;
  return /^\d+$/.test(name) ? partOfNumber(name) : partOfName(databases, `page:${name.toLowerCase()}`);
}

/**
 * Returns which database a request is for: that of the page it names, of the account that signs in, or of the signed-in
 * account.
 */
async function partOf(databases: Databases, request: Request): Promise<number> {
  const { pathname } = new URL(request.url);
  const byPath = await partOfPath(databases, pathname);
  if (byPath !== undefined) return byPath;
  const [, token] = /(?:^|; )sid=([^;]+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  if (token !== undefined) return partOfNumber(decodeJwt(token).sub ?? "0");
  if (!/^\/api\/auth\/(?:register|login)$/.test(pathname)) return 0;
  const { email }: { email: string } = await request.clone().json();
  const name = `email:${email.trim().toLowerCase()}`;
  // A new account gets the next database in turn. A busier directory would weigh them.
  const { length } = databases.parts;
  if (!pathname.endsWith("register")) return (await partOfName(databases, name)) ?? 0;
  const [{ results: [row] = [] } = {}] = await databases.DIRECTORY.batch<{ n: number }>([
    databases.DIRECTORY.prepare(
      "select count(*) as n from places where name >= 'email:' and name < 'email;'",
    ),
  ]);
  return claim(databases, name, (row?.n ?? 0) % length);
}

type Respond = (request: Request, env: Env) => Promise<Response>;

/** Responds to a request from the database it is for, and records where a new page is. */
export async function respondFrom(
  databases: Databases,
  { request, env }: { request: Request; env: Env },
  respond: Respond,
): Promise<Response> {
  const part = await partOf(databases, request);
  const response = await respond(request, { ...env, DB: databases.parts[part] ?? env.DB });
  if (request.method === "POST" && new URL(request.url).pathname === "/api/guides" && response.ok) {
    const { uniqueId }: { uniqueId: string } = await response.clone().json();
    await claim(databases, `page:${uniqueId.toLowerCase()}`, part);
  }
  return response;
}
