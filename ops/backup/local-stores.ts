import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dumpStatements, ownTables } from "./dump.ts";
import { runStatements, writeStatements } from "./sql-file.ts";
import { tryLock } from "#local/lock.ts";
import { CommandError } from "#local/command-error.ts";
import { makeNamedFolder } from "#local/make-folder.ts";
import { launchStores } from "#local/runtime.ts";
import {
  BUSY_MS,
  ensureDatabase,
  findDatabase,
  requireWritableFolder,
  requireWritableStores,
  requireRoom,
  storesIn,
} from "#local/stores.ts";
import type { StoreBindings } from "../consistency/find.ts";
import { objectsIn } from "../consistency/objects-in.ts";
import { retry } from "../consistency/retry.ts";
import { noteOfBackup } from "./note-of-backup.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

/** Reads a database as it is at one moment, also while a server writes it. */
function readAtOnce<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  database.exec("BEGIN");
  return read(database);
}

/** Returns the tables of a database that have rows. */
const filledTables = (database: DatabaseSync): string[] =>
  ownTables(database).filter(
    (name) => database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() !== undefined,
  );

async function listAll(pictures: R2Bucket): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const { key, etag, httpMetadata } of objectsIn(pictures, { include: ["httpMetadata"] }))
    objects.push({ key, etag, type: httpMetadata?.contentType ?? "" });
  return objects;
}

/** Stores of this machine, with the runtime's bindings to them. */
type LocalStores = SiteStores & { bindings: StoreBindings };

/** Opens this machine's stores, also beside a running server. Throws CommandError where there are none. */
export async function openLocalStores(stateDir: string): Promise<LocalStores> {
  requireWritableStores(stateDir);
  if (!existsSync(join(storesIn(stateDir), "d1")))
    throw new CommandError(`${stateDir} holds no database: run \`npm start\` first.`);
  return open(stateDir);
}

/**
 * What a start makes in a state folder, and what a disk of its own has at its root. Folders such as `.npm` are there where it is
 * a user's home.
 */
const OWN_ENTRY =
  /^(?:v3|app|lost\+found|server\.(?:lock|json)(?:-\w+)?|[a-z]+(?:-[a-z]+)*-secret|push-keys\.json|mail\.json|stripe\.json)$/;

/** Throws CommandError for a folder that holds something else than a site, or no folder. */
function requireStateFolder(path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) throw new CommandError(`${path} is no folder. Nothing was changed.`);
  const others = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => !OWN_ENTRY.test(entry.name) && !(entry.name.startsWith(".") && entry.isDirectory()),
  );
  if (others.length > 0)
    throw new CommandError(
      `${path} isn't empty: it holds ${others[0]?.name}. Please name an empty folder. Nothing was changed.`,
    );
}

/** Returns a folder, or the nearest above it that is there: both are on one disk. */
const nearestOf = (folder: string): string => (existsSync(folder) ? folder : nearestOf(dirname(folder)));

/**
 * Opens the stores of a folder that no server uses, made where it is missing; `undo` closes them and removes what was made.
 * Throws CommandError for a folder that is in use or holds something else, may not be written to, or has no room for
 * `bytes`: it is named with `named`.
 */
export async function openLocalTarget(
  stateDir: string,
  bytes = 0,
  named = "--to DIR",
): Promise<LocalStores & { undo: () => Promise<void> }> {
  requireStateFolder(stateDir);
  requireRoom(nearestOf(stateDir), bytes, named);
  requireWritableFolder(stateDir);
  requireWritableStores(stateDir);
  const lockFile = join(stateDir, "server.lock");
  const made = [storesIn(stateDir), lockFile, stateDir].filter((path) => !existsSync(path));
  makeNamedFolder(storesIn(stateDir), "a site", 0o700);
  const lock = tryLock(lockFile);
  if (!lock) throw new CommandError(`A server uses ${stateDir}: end it first.`);
  const stores = await open(stateDir).catch((error: unknown) => {
    lock.close();
    throw error;
  });
  return {
    ...stores,
    async close() {
      await stores.close();
      lock.close();
    },
    async undo() {
      await stores.close();
      // While no server can have begun to use them.
      if (made.includes(storesIn(stateDir))) rmSync(storesIn(stateDir), { recursive: true });
      lock.close();
      if (made.includes(lockFile)) rmSync(lockFile);
      if (made.includes(stateDir)) rmdirSync(stateDir);
    },
  };
}

async function open(stateDir: string): Promise<LocalStores> {
  const { miniflare } = await launchStores({ stateDir });
  const bindings = await miniflare.getBindings<StoreBindings>();
  const { DB, PICTURES } = bindings;
  return {
    name: stateDir,
    bindings,
    folder: stateDir,
    dump: async (file) =>
      readAtOnce(await ensureDatabase(stateDir, DB), (database) =>
        writeStatements(file, dumpStatements(database)),
      ),
    async filledTables() {
      const file = findDatabase(stateDir);
      return file === undefined ? [] : readAtOnce(file, filledTables);
    },
    async write(statements) {
      const file = await ensureDatabase(stateDir, DB);
      using database = new DatabaseSync(file, { timeout: BUSY_MS });
      database.exec("PRAGMA cache_size = -65536");
      // Closing it without a COMMIT takes everything back.
      database.exec("BEGIN");
      runStatements(database, statements);
      database.exec("COMMIT");
    },
    list: () => listAll(PICTURES),
    read: (key) =>
      retry(async () => {
        const object = await PICTURES.get(key);
        return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
      }),
    async put(key, bytes, contentType) {
      await retry(() => PICTURES.put(key, bytes, { httpMetadata: { contentType } }));
    },
    noteBackup: async (at) => {
      await retry(() => DB.prepare(noteOfBackup(at)).run());
    },
    close: () => miniflare.dispose(),
  };
}
