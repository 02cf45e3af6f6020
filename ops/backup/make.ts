import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DELETIONS_PREFIX } from "#worker/images/deletions.ts";
import { Refusal } from "#local/refusal.ts";
import { replaceFile } from "#local/replace-file.ts";
import { deletionsIn } from "./deletions.ts";
import { DATABASE, DELETIONS, MANIFEST, type ManifestFile, newManifest, pathOf, sha256 } from "./manifest.ts";
import { loadDump, migrationsOf, picturesOf } from "./prepared.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

/** How often the database is read anew because a picture it shows was replaced before it could be copied. */
const TRIES = 5;

const md5 = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("hex");

/** Copies an object, unless its copy is there already; false where the object is gone. */
async function copy(stores: SiteStores, folder: string, { key, etag }: StoredObject): Promise<boolean> {
  const file = join(folder, pathOf(key));
  if (existsSync(file) && md5(readFileSync(file)) === etag) return true;
  const bytes = await stores.read(key);
  if (!bytes) return false;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  replaceFile(file, bytes);
  return true;
}

/** Writes the database and copies the pictures it shows. Answers what was copied, and what wasn't there. */
async function copyOnce(stores: SiteStores, folder: string) {
  const sql = await stores.dump();
  writeFileSync(join(folder, DATABASE), sql, { mode: 0o600 });
  using database = loadDump(sql);
  const shown = picturesOf(database);
  const objects = (await stores.list()).filter(({ key }) => shown.has(key.replace(/@\d+$/, "")));
  const there = new Set(objects.map(({ key }) => key));
  const missing = [...shown].filter((key) => !there.has(key));
  const copied: StoredObject[] = [];
  for (const object of objects) if (await copy(stores, folder, object)) copied.push(object);
  const isWhole = missing.length === 0 && copied.length === objects.length;
  return { copied, missing, isWhole, migrations: migrationsOf(database) };
}

/**
 * Makes a backup, or goes on with one that was stopped: the deletions first, which must outlive the database, then the
 * database as it is at one moment with the pictures it shows, and last the manifest, which makes it whole. Throws Refusal.
 */
export async function makeBackup(stores: SiteStores, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, MANIFEST)))
    throw new Refusal(`${folder} holds a finished backup: name another folder.`);
  const madeAt = new Date();
  const remembered = (await stores.list())
    .map(({ key }) => key)
    .filter((key) => key.startsWith(DELETIONS_PREFIX));
  replaceFile(join(folder, DELETIONS), `${JSON.stringify(deletionsIn(remembered), null, 2)}\n`);
  let result = await copyOnce(stores, folder);
  for (let tries = 1; !result.isWhole && tries < TRIES; tries++) result = await copyOnce(stores, folder);
  const describe = (path: string, type?: string): ManifestFile => ({
    path,
    sha256: sha256(readFileSync(join(folder, path))),
    ...(type !== undefined && { type }),
  });
  const files = [
    describe(DATABASE),
    describe(DELETIONS),
    ...result.copied.map(({ key, type }) => describe(pathOf(key), type)),
  ];
  const manifest = newManifest(result.migrations, files, madeAt);
  replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${folder}: the database, ${result.copied.length} objects, ${remembered.length} deletions.`);
  return result.missing;
}
