/** An error that stops a command and that its user can mend: the message says how. */
export class CommandError extends Error {}

/** SQLite's number for a disk without room */
const SQLITE_FULL = 13;

/** Returns whether a disk had no room left, by the system's word, SQLite's or the runtime's. */
const isOfFullDisk = (error: Error): boolean =>
  ("code" in error && error.code === "ENOSPC") ||
  ("errcode" in error && error.errcode === SQLITE_FULL) ||
  error.message.includes("SQLITE_FULL");

/** Returns what to print about an error that ends a command. */
export function explain(error: unknown): unknown {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Error && isOfFullDisk(error))
    return "The disk is full: make room and run this again. What was half done doesn't count.";
  return error;
}
