import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ensureBuild } from "#local/build.ts";
import { CommandError } from "#local/command-error.ts";
import { makeNamedFolder } from "#local/make-folder.ts";
import { RELEASE_FILE, type Release, requireTools } from "#local/release.ts";
import { readApp, readStores } from "#local/worker-options.ts";
import { readArguments, runMain } from "#local/command.ts";

const USAGE = "npm run release -- DIR";

/** The build, the rooms that a server and the commands beside it load, and what their owner reads. */
const FILES = [
  "dist/**/*",
  "{schema,locales,texts,payment-codes,worker,local,demo,ops}/**/*",
  "web/**/*.ts",
  "migrations/*.sql",
  "docs/**/*",
  "{package,package-lock}.json",
  "{*.md,LICENSE,.npmrc,.dev.vars.local.example,compose.yaml}",
];
// What a deployment from here has left in the build names its operator and its stores.
const LEFT_OUT =
  /\.test\.tsx?$|^worker\/mail\/emails\/|\/\.wrangler\/|^dist\/lanyard\/(?:deploy|dry-run)-[^/]*\.json$/;

/** Returns whether a file of a checkout is in a release. */
export const isReleased = (path: string): boolean => !LEFT_OUT.test(path);

/** Lists the files of a release. */
export const releasedFiles = (): string[] =>
  globSync(FILES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(isReleased);

/** Puts the build, and what runs it, into a new folder. Throws CommandError. */
export async function makeRelease(folder: string): Promise<void> {
  requireTools("A release");
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new CommandError(`${folder} is no folder. Please name an empty one.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${folder} isn't empty. Please name an empty folder.`);
  makeNamedFolder(folder, "a release");
  await ensureBuild();
  for (const path of releasedFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  const release: Release = { stores: await readStores(), app: await readApp("dist") };
  // The folders of this machine mean nothing elsewhere: a start names its own.
  const withoutPlaces = (key: string, value: unknown) => (/^(?:rootPath|directory)$/.test(key) ? "" : value);
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release, withoutPlaces));
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  console.log(`Lanyard ${version} is in ${resolve(folder)}. To try it: cd there, npm start`);
}

if (import.meta.main)
  await runMain(async (args) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true }, USAGE);
    if (positionals[0] === undefined || positionals.length > 1) throw new CommandError(`Where to? ${USAGE}`);
    await makeRelease(positionals[0]);
  });
