/** An error that stops a command and that its user can mend: the message says how. */
export class CommandError extends Error {}

/** SQLite's number for a disk without room */
const SQLITE_FULL = 13;

/** Returns whether a disk had no room left, by the system's word, SQLite's or the runtime's. */
const isOfFullDisk = (error: Error): boolean =>
  ("code" in error && error.code === "ENOSPC") ||
  ("errcode" in error && error.errcode === SQLITE_FULL) ||
  error.message.includes("SQLITE_FULL");

const ADDRESS_IN_USE = new Set<unknown>(["EADDRINUSE", "ERR_ADDRESS_IN_USE"]);

/** Returns the address that another program has, by the system's word or the runtime's; undefined for another error. */
const takenAddress = (error: Error): string | undefined =>
  "code" in error && ADDRESS_IN_USE.has(error.code)
    ? (/\b[\d.]{7,15}:\d{1,5}\b/.exec(error.message)?.[0] ?? "The port")
    : undefined;

/** Returns what to print about an error that ends a command. */
export function explain(error: unknown): unknown {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Error && isOfFullDisk(error))
    return "The disk is full: make room and run this again. What was half done doesn't count.";
  const taken = error instanceof Error ? takenAddress(error) : undefined;
  if (taken !== undefined)
    return `${taken} is used by another program: choose a free port with PORT=… or MAILBOX_PORT=…, or run this again.`;
  return error;
}
