import { rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "#local/command-error.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { migrationsIn } from "#local/migrate.ts";
import { makeTemporaryFolder } from "#local/temporary-folder.ts";
import { type Deletions, readDeletions } from "./backup/deletions.ts";
import { openLocalTarget } from "./backup/local-stores.ts";
import { type Manifest, type ManifestFile, openBackup } from "./backup/manifest.ts";
import { openThere } from "./backup/open-there.ts";
import { restoreBackup } from "./backup/restore.ts";
import type { SiteStores } from "./backup/site-stores.ts";
import { readArguments, runMain } from "#local/command.ts";
import { findDisagreements } from "./consistency/find.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run restore -- --from DIR [--to STATE_DIR | --remote [--env NAME]] [--deletions FILE]";
const OPTIONS = {
  from: { type: "string" },
  to: { type: "string" },
  deletions: { type: "string" },
  ...PLACE_OPTIONS,
} as const;

/** Restores a backup into open stores and says what it has compared. */
async function restoreInto(
  target: SiteStores,
  from: string,
  newer: Deletions,
  manifest?: Manifest,
): Promise<void> {
  const { accountsLeftOut, objects, compared } = await restoreBackup(target, from, newer, manifest);
  console.log(`Every hash holds: database sha256 ${compared.database}, ${compared.objects} objects.`);
  console.log(
    `${target.name}: restored, with ${objects} objects, without ${accountsLeftOut} deleted accounts.`,
  );
}

/** How much more a database with its journal takes than its SQL, and pictures with their index than themselves, at most. */
const GROWTH = 1.5;

/** Returns how many bytes files of a backup have. */
const sizeOf = (from: string, files: ManifestFile[]): number =>
  files.reduce(
    (sum, { path }) => sum + (statSync(join(from, path), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** How a folder is named, and what to do about stores that disagree. */
type Advice = { named: string; mending: string };

/** Restores into a folder and compares its stores with each other. Throws CommandError for what disagrees. */
async function restoreHere(
  stateDir: string,
  from: string,
  newer: Deletions,
  { named, mending }: Advice,
): Promise<void> {
  // Nothing is made for a backup that can't be restored.
  const manifest = openBackup(from, migrationsIn());
  const target = await openLocalTarget(stateDir, GROWTH * sizeOf(from, manifest.files), named);
  let { close } = target;
  try {
    await restoreInto(target, from, newer, manifest).catch((error: unknown) => {
      // It has changed nothing.
      if (error instanceof CommandError) close = target.undo;
      throw error;
    });
    const findings = await findDisagreements(target.bindings, Date.now());
    console.log(`The audit: ${findings.length} found`);
    if (findings.length > 0)
      throw new CommandError([...findings.map(({ text }) => text), mending].join("\n"));
  } finally {
    await close();
  }
}

/** Rehearses on this machine, so that nothing reaches Cloudflare that doesn't fit together, and restores there. */
async function restoreThere(environment: string | undefined, from: string, newer: Deletions): Promise<void> {
  const rehearsal = makeTemporaryFolder("rehearsal");
  try {
    const mending =
      "Nothing was written to Cloudflare: restore it with --to DIR, mend that with STATE_DIR=DIR npm run audit -- --fix, and restore a backup of it.";
    await restoreHere(rehearsal, from, newer, { named: "TMPDIR=…", mending });
  } finally {
    rmSync(rehearsal, { recursive: true });
  }
  const target = await openThere(environment);
  try {
    await restoreInto(target, from, newer);
  } finally {
    await target.close();
  }
  const forSite = environment === undefined ? "" : ` --env ${environment}`;
  console.log(`Look at what Cloudflare holds now: npm run audit -- --remote${forSite}`);
}

/** Puts a backup into stores that are empty. Throws CommandError. */
export async function restore(args: string[]): Promise<void> {
  const { from, to, remote, env, deletions } = readArguments({ args, options: OPTIONS }, USAGE).values;
  if (!from) throw new CommandError(`Which backup? ${USAGE}`);
  if (to && remote) throw new CommandError(`Here or on Cloudflare? ${USAGE}`);
  const newer = deletions === undefined ? [] : readDeletions(deletions);
  if (remote) await restoreThere(env, from, newer);
  else {
    const stateDir = resolve(to ?? readSettings(readEnvironment()).STATE_DIR);
    const mending = `It is restored. To mend that: STATE_DIR=${stateDir} npm run audit -- --fix`;
    await restoreHere(stateDir, from, newer, { named: "--to DIR", mending });
  }
}

if (import.meta.main) await runMain(restore);
