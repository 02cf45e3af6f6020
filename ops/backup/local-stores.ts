import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dumpDatabase } from "#local/dump.ts";
import { tryLock } from "#local/lock.ts";
import { Refusal } from "#local/refusal.ts";
import { launchStores } from "#local/runtime.ts";
import { storesIn } from "#local/stores.ts";
import type { Bindings } from "../consistency/find.ts";
import { retryWhileBusy } from "../consistency/retry.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

/** The file of the database; undefined where there is none yet. Throws Refusal where it isn't clear which. */
function findDatabase(stateDir: string): string | undefined {
  const files = globSync("d1/*/*.sqlite", { cwd: storesIn(stateDir) }).filter(
    (name) => !name.includes("metadata"),
  );
  if (files.length > 1) throw new Refusal(`${stateDir} holds several databases: ${files.join(", ")}`);
  return files[0] === undefined ? undefined : join(storesIn(stateDir), files[0]);
}

/** Reads a database as it is at one moment, also while a server writes it. */
function readAtOnce<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec("BEGIN");
  return read(database);
}

/** The tables of a database that have rows. */
export const filledTables = (database: DatabaseSync): string[] =>
  database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() !== undefined);

async function listAll(pictures: R2Bucket): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for (let cursor: string | undefined; ;) {
    const page: R2Objects = await pictures.list({
      include: ["httpMetadata"],
      ...(cursor !== undefined && { cursor }),
    });
    for (const { key, etag, httpMetadata } of page.objects)
      objects.push({ key, etag, type: httpMetadata?.contentType ?? "" });
    if (!page.truncated) return objects;
    cursor = page.cursor;
  }
}

/** Opens this machine's stores, also beside a running server. Throws Refusal where there are none. */
export async function openLocalStores(stateDir: string): Promise<SiteStores> {
  if (!existsSync(join(storesIn(stateDir), "d1")))
    throw new Refusal(`${stateDir} holds no database: run \`npm start\` first.`);
  return open(stateDir);
}

/** Opens the stores of a folder that no server uses, made where it is missing. Throws Refusal for one that is in use. */
export async function openLocalTarget(stateDir: string): Promise<SiteStores> {
  mkdirSync(storesIn(stateDir), { recursive: true, mode: 0o700 });
  const lock = tryLock(join(stateDir, "server.lock"));
  if (!lock) throw new Refusal(`A server uses ${stateDir}: end it first.`);
  const stores = await open(stateDir);
  return {
    ...stores,
    async close() {
      await stores.close();
      lock.close();
    },
  };
}

async function open(stateDir: string): Promise<SiteStores> {
  const { miniflare } = await launchStores({ stateDir });
  const { DB, PICTURES } = await miniflare.getBindings<Bindings>();
  const databaseFile = async () => {
    // Workerd names the file, and makes it with the first statement.
    if (findDatabase(stateDir) === undefined) await DB.prepare("SELECT 1").run();
    const file = findDatabase(stateDir);
    if (file === undefined) throw new Error("workerd has made no database");
    return file;
  };
  return {
    name: stateDir,
    dump: async () => readAtOnce(await databaseFile(), dumpDatabase),
    filledTables: async () => {
      const file = findDatabase(stateDir);
      return file === undefined ? [] : readAtOnce(file, filledTables);
    },
    async write(sql) {
      using database = new DatabaseSync(await databaseFile(), { timeout: 5000 });
      database.exec(`BEGIN;\n${sql}\nCOMMIT;`);
    },
    list: () => retryWhileBusy(() => listAll(PICTURES)),
    read: (key) =>
      retryWhileBusy(async () => {
        const object = await PICTURES.get(key);
        return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
      }),
    async put(key, bytes, contentType) {
      await retryWhileBusy(() => PICTURES.put(key, bytes, { httpMetadata: { contentType } }));
    },
    close: () => miniflare.dispose(),
  };
}
