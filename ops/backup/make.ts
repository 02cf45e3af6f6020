import { existsSync, globSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DELETIONS_PREFIX } from "#worker/images/deletions.ts";
import { appliedMigrations } from "#local/migrate.ts";
import { CommandError } from "#local/command-error.ts";
import { makeNamedFolder } from "#local/make-folder.ts";
import { replaceFile } from "#local/replace-file.ts";
import { claimFolder } from "./claim.ts";
import { deletionsIn } from "./deletions.ts";
import {
  DATABASE,
  DELETIONS,
  isPicture,
  MANIFEST,
  type ManifestFile,
  newManifest,
  pathOf,
  hashFile,
} from "./manifest.ts";
import { loadDump } from "./load-dump.ts";
import { picturesOf } from "./prepared.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

/** The most readings of the database, each because a picture it shows was replaced before it could be copied. */
const TRIES = 10;

/** Copies an object, unless its copy is there already; returns false where the object is gone. */
async function copy(stores: SiteStores, folder: string, { key, etag }: StoredObject): Promise<boolean> {
  const file = join(folder, pathOf(key));
  if (existsSync(file) && hashFile(file, "md5") === etag) return true;
  const bytes = await stores.read(key);
  if (!bytes) return false;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  replaceFile(file, bytes);
  return true;
}

const pictureOf = (key: string) => key.replace(/@\d+$/, "");

/** Copies every object of pictures that no one has copied yet, and adds them to `copied`. */
async function copyPictures(
  stores: SiteStores,
  folder: string,
  copied: Map<string, StoredObject>,
): Promise<void> {
  const objects = (await stores.list()).filter(({ key }) => isPicture(key));
  // Pictures are replaced soon after they were stored, if at all: the newest are copied first.
  for (const object of objects.toReversed())
    if (!copied.has(object.key) && (await copy(stores, folder, object))) copied.set(object.key, object);
}

/** Returns the pictures that a written database shows, and the migrations it has. */
function look(folder: string) {
  using database = loadDump(join(folder, DATABASE), folder);
  return { shown: picturesOf(database), migrations: appliedMigrations(database) };
}

/**
 * Writes the database and copies the pictures it shows. A picture that was replaced between the two is gone: the
 * database is read again until it shows what was copied. Where the same pictures stay missing, they were never stored.
 */
async function copySite(stores: SiteStores, folder: string) {
  const copied = new Map<string, StoredObject>();
  await copyPictures(stores, folder, copied);
  let before = "";
  for (let tries = 1; ; tries++) {
    await stores.dump(join(folder, DATABASE));
    const { shown, migrations } = look(folder);
    const listMissing = () => [...shown].filter((key) => !copied.has(key));
    if (listMissing().length > 0) await copyPictures(stores, folder, copied);
    const missing = listMissing();
    if (missing.length === 0 || missing.join() === before || tries === TRIES) {
      return {
        copied: [...copied.values()].filter(({ key }) => shown.has(pictureOf(key))),
        missing,
        migrations,
      };
    }
    before = missing.join();
  }
}

/** What a backup that was stopped may have left, and what a disk of its own has at its root. */
const LEFT_BEHIND = new Set([
  ...[DATABASE, DELETIONS, MANIFEST].flatMap((name) => [name, `${name}.draft`]),
  "pictures",
  "lost+found",
]);

/**
 * Makes the folder of a backup. Throws CommandError for one that holds something else than a backup that was stopped: in a
 * user's own folder the backup would tidy up what isn't its own.
 */
function openFolder(folder: string): void {
  makeNamedFolder(folder, "a backup", 0o700);
  const names = readdirSync(folder);
  if (names.includes(MANIFEST))
    throw new CommandError(`${folder} holds a finished backup: name another folder.`);
  const isStopped = names.includes(DELETIONS);
  const foreign = names.find(
    (name) => !(LEFT_BEHIND.has(name) || name.startsWith(".")) || (name === "pictures" && !isStopped),
  );
  if (foreign !== undefined)
    throw new CommandError(`${folder} holds ${foreign}, which is of no backup: name another folder.`);
}

/**
 * Writes a backup: the deletions first, which must outlive the database, then the database as it is at one moment with the
 * pictures it shows, and last the manifest, which makes it whole. Returns the pictures that aren't stored.
 */
async function writeBackup(stores: SiteStores, folder: string): Promise<string[]> {
  const madeAt = new Date();
  const remembered = (await stores.list())
    .map(({ key }) => key)
    .filter((key) => key.startsWith(DELETIONS_PREFIX));
  replaceFile(join(folder, DELETIONS), `${JSON.stringify(deletionsIn(remembered), null, 2)}\n`);
  const result = await copySite(stores, folder);
  const describe = (path: string, type?: string): ManifestFile => ({
    path,
    sha256: hashFile(join(folder, path)),
    ...(type !== undefined && { type }),
  });
  const files = [
    describe(DATABASE),
    describe(DELETIONS),
    ...result.copied
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, type }) => describe(pathOf(key), type)),
  ];
  // As this system writes paths, which globSync does too.
  const listed = new Set(files.map(({ path }) => join(path)));
  // No one needs a picture that was replaced, and its owner may want it gone.
  for (const path of globSync("pictures/*/*", { cwd: folder }))
    if (!listed.has(path)) rmSync(join(folder, path));
  const manifest = newManifest(result.migrations, files, madeAt);
  replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${folder}: the database, ${result.copied.length} objects, ${remembered.length} deletions.`);
  // A disk that is full, or can only be read, is a reason to make one.
  await stores.noteBackup(madeAt).catch((error: unknown) => {
    console.warn(`It is whole, but the overview won't show it: ${String(error)}`);
  });
  return result.missing;
}

/** Creates a backup, or goes on with one that was stopped. Returns the pictures that aren't stored. Throws CommandError. */
export async function makeBackup(stores: SiteStores, folder: string): Promise<string[]> {
  openFolder(folder);
  const giveBack = claimFolder(folder);
  try {
    // The one before may have finished meanwhile.
    openFolder(folder);
    return await writeBackup(stores, folder);
  } finally {
    giveBack();
  }
}
