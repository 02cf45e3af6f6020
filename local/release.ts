import { existsSync, readFileSync } from "node:fs";
import type { V4WorkerOptionsShape } from "miniflare";
import { CommandError } from "./command-error.ts";

/**
 * A release is a folder that runs as it was built: it has the build and the packages of a server, and none of the tools.
 * This file makes it one.
 */
export const RELEASE_FILE = "release.json";

/** What the tools read when the release was made. */
export type Release = {
  /** the options of the runtime for the stores alone, and for the build; a path is relative to the build's folder */
  stores: V4WorkerOptionsShape;
  app: V4WorkerOptionsShape;
};

/** Returns what a release knows of itself; undefined in a checkout, which has the tools. */
export function readRelease(file = RELEASE_FILE): Release | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Release) : undefined;
}

/** Throws CommandError in a release for what needs the tools. */
export function requireTools(what: string): void {
  if (readRelease() !== undefined)
    throw new CommandError(`${what} needs the tools, which a release lacks: run it in a checkout.`);
}
