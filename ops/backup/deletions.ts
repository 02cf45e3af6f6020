import { readFileSync } from "node:fs";
import * as z from "zod";
import { DELETIONS_PREFIX } from "#worker/images/deletions.ts";
import { CommandError } from "#local/command-error.ts";
import { check } from "#local/settings.ts";

const deletionsSchema = z.array(z.object({ user: z.int().positive(), at: z.iso.datetime() }));

/** Accounts that were deleted, by number, and when. */
export type Deletions = z.output<typeof deletionsSchema>;

/** Reads the deletions from the names of objects. */
export const deletionsIn = (keys: string[]): Deletions =>
  keys.flatMap((key) => {
    const [, user, at] = new RegExp(`^${DELETIONS_PREFIX}(\\d+)-(\\d+)$`).exec(key) ?? [];
    return user && at ? [{ user: Number(user), at: new Date(Number(at)).toISOString() }] : [];
  });

/** Returns the name of the object that remembers a deletion. */
export const deletionKey = ({ user, at }: Deletions[number]): string =>
  `${DELETIONS_PREFIX}${user}-${Date.parse(at)}`;

/** Reads a list of deletions. Throws CommandError for a file that is none. */
export function readDeletions(file: string): Deletions {
  try {
    return check(deletionsSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new CommandError(`${file} is no list of deletions: ${String(error)}`);
  }
}
