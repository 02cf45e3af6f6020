import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { DELETIONS_PREFIX } from "#worker/images/deletions.ts";
import { dumpStatements } from "./dump.ts";
import { migrationsIn } from "#local/migrate.ts";
import { CommandError } from "#local/command-error.ts";
import { type Deletions, deletionKey, deletionsIn, readDeletions } from "./deletions.ts";
import { DATABASE, DELETIONS, hashFile, keyOf, type Manifest, openBackup } from "./manifest.ts";
import { loadDump, rebuilt } from "./load-dump.ts";
import { dropAll, forgetPictures, picturesOf, prepareRestore } from "./prepared.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

/** Tables that have rows on a new site too: migrations and the hourly run write them. */
const BY_THEMSELVES = new Set([
  "d1_migrations",
  "counters",
  "hourly_runs",
  "rate_counters",
  "stripe_events",
  "used_challenges",
]);

type Picture = { key: string; path: string; type: string };

const picturesIn = ({ files }: Manifest): Picture[] =>
  files.flatMap(({ path, type = "" }) => {
    const key = keyOf(path);
    return key === undefined ? [] : [{ key, path, type }];
  });

/** Throws CommandError for a target that holds something else than what an earlier, stopped restore of this backup left. */
async function requireEmpty(target: SiteStores, there: StoredObject[], folder: string, pictures: Picture[]) {
  const tables = (await target.filledTables()).filter((name) => !BY_THEMSELVES.has(name));
  const expected = new Map(pictures.map(({ key, path }) => [key, path]));
  const foreign = there.filter(({ key, etag }) => {
    const path = expected.get(key);
    return path === undefined || hashFile(join(folder, path), "md5") !== etag;
  });
  const found = [
    ...tables.map((name) => `rows in ${name}`),
    ...(foreign.length > 0 ? [`${foreign.length} objects`] : []),
  ];
  if (found.length > 0)
    throw new CommandError(`${target.name} isn't empty: ${found.join(", ")}. Nothing was changed.`);
}

/** Yields what puts a database in the place of the one that a new site has. */
function* statementsFor(database: DatabaseSync): Generator<string> {
  const [pragma, ...dropping] = ["PRAGMA defer_foreign_keys=TRUE;", dropAll(database)];
  yield pragma;
  yield* dropping;
  for (const statement of dumpStatements(database)) if (statement !== pragma) yield statement;
}

type Restored = {
  accountsLeftOut: number;
  objects: number;
  /** what manifest and files agree on: the database's SHA-256, and the number of objects */
  compared: { database: string; objects: number };
};

const hashOf = ({ files }: Manifest, wanted: string): string =>
  files.find(({ path }) => path === wanted)?.sha256 ?? "";

/**
 * Restores a backup, which has this manifest, into empty stores: pictures first, then the whole database at once, so that a restore that was stopped
 * can be run again. `newer`: a list of deletions that is younger than the backup's own. Throws CommandError with nothing changed.
 */
export async function restoreBackup(
  target: SiteStores,
  folder: string,
  newer: Deletions,
  manifest = openBackup(folder, migrationsIn()),
): Promise<Restored> {
  const pictures = picturesIn(manifest);
  const objects = await target.list();
  const remembered = objects.filter(({ key }) => key.startsWith(DELETIONS_PREFIX)).map(({ key }) => key);
  const there = objects.filter(({ key }) => !key.startsWith(DELETIONS_PREFIX));
  await requireEmpty(target, there, folder, pictures);

  const deletions = [...readDeletions(join(folder, DELETIONS)), ...newer, ...deletionsIn(remembered)];
  using loaded = loadDump(join(folder, DATABASE), target.folder);
  using database = rebuilt(loaded, target.folder);
  // The disk needs room for one copy less.
  loaded.close();
  const accountsLeftOut = prepareRestore(database, deletions, Date.now());
  forgetPictures(database, new Set(pictures.map(({ key }) => key)));
  const shown = picturesOf(database);
  const stored = new Set(there.map(({ key }) => key));
  const wanted = pictures.filter(({ key }) => shown.has(key.replace(/@\d+$/, "")));
  for (const { key, path, type } of wanted)
    if (!stored.has(key)) await target.put(key, new Uint8Array(readFileSync(join(folder, path))), type);
  for (const key of new Set(deletions.map(deletionKey)))
    if (!remembered.includes(key)) await target.put(key, new Uint8Array(), "text/plain");
  await target.write(statementsFor(database));
  const compared = { database: hashOf(manifest, DATABASE), objects: pictures.length };
  return { accountsLeftOut, objects: wanted.length, compared };
}
