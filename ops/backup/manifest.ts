import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { codeOf, CommandError } from "#local/command-error.ts";

const FORMAT = 1;
export const [MANIFEST, DATABASE, DELETIONS] = ["manifest.json", "database.sql", "deletions.json"];
const PICTURES = "pictures/";

/** Names of objects, which become names of files. */
const KEY = /^[1-9]\d*\/[\w-]+\.[a-z]+(?:@\d+)?$/;

const fileSchema = z.object({
  path: z.string(),
  sha256: z.string(),
  /** the media type of a picture */
  type: z.string().optional(),
});
const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** the migrations that the database had */
  migrations: z.array(z.string()),
  files: z.array(fileSchema),
});
export type Manifest = z.output<typeof manifestSchema>;
export type ManifestFile = z.output<typeof fileSchema>;

export const newManifest = (migrations: string[], files: ManifestFile[], madeAt: Date): Manifest => ({
  format: FORMAT,
  madeAt: madeAt.toISOString(),
  migrations,
  files,
});

/** Returns the hash of a file, which may be larger than memory. */
export function hashFile(file: string, algorithm: "sha256" | "md5" = "sha256"): string {
  const hash = createHash(algorithm);
  const descriptor = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(2 ** 20);
    for (let read; (read = readSync(descriptor, buffer)) > 0;) hash.update(buffer.subarray(0, read));
  } finally {
    closeSync(descriptor);
  }
  return hash.digest("hex");
}

/** Returns whether an object is a picture, and nothing that somebody else has put into the bucket. */
export const isPicture = (key: string): boolean => KEY.test(key);

/** Returns where a picture is in a backup. Throws CommandError for a name that could lead elsewhere. */
export function pathOf(key: string): string {
  if (!isPicture(key)) throw new CommandError(`${JSON.stringify(key)} is no name of a picture`);
  return PICTURES + key;
}

/** Returns the name of the object that a file of a backup is; undefined for what is no picture. */
export const keyOf = (path: string): string | undefined =>
  path.startsWith(PICTURES) ? path.slice(PICTURES.length) : undefined;

/** Reads a manifest. Throws CommandError for a backup that isn't finished, is damaged, or newer than this code. */
function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  const damaged = (why: unknown) =>
    new CommandError(`${file} is damaged (${String(why)}). Take another backup, or a copy of this one.`);
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new CommandError(
        `${folder} holds no finished backup: ${MANIFEST} is missing. Run the backup again.`,
      );
    // It may be whole, for another user.
    throw code === "EACCES" ? error : damaged(error);
  }
  const { data: known } = z.object({ format: z.int() }).safeParse(given);
  if (known && known.format > FORMAT)
    throw new CommandError(`${folder} was made by a newer version of Lanyard.`);
  const { data: manifest, error } = manifestSchema.safeParse(given);
  if (!manifest)
    throw damaged(error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; "));
  return manifest;
}

/** Reads a manifest and compares every file with it. Throws CommandError for what is missing, changed or newer than this code. */
export function openBackup(folder: string, migrations: string[]): Manifest {
  const manifest = readManifest(folder);
  const newer = manifest.migrations.filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new CommandError(
      `${folder} was made by a newer version of Lanyard, which has ${newer.join(", ")}.`,
    );
  const paths = new Set(manifest.files.map(({ path }) => path));
  const wrong = [DATABASE, DELETIONS]
    .filter((path) => !paths.has(path))
    .map((path) => `${path} isn't listed`);
  for (const { path, sha256: hash } of manifest.files) {
    const key = keyOf(path);
    if (key === undefined ? ![DATABASE, DELETIONS].includes(path) : !isPicture(key))
      wrong.push(`${path} is no file of a backup`);
    else if (statSync(join(folder, path), { throwIfNoEntry: false }) === undefined)
      wrong.push(`${path} is missing`);
    else if (hashFile(join(folder, path)) !== hash) wrong.push(`${path} was changed`);
  }
  if (wrong.length > 0) throw new CommandError(`${folder} is not as it was made:\n${wrong.join("\n")}`);
  return manifest;
}
