/** An error that stops a command and that its user can mend: the message says how. */
export class CommandError extends Error {}

/** Returns the system's word for why it refused something; undefined for another error. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** What the system, SQLite and the runtime say of a disk. */
type Refusal = readonly [code: string, errcode: number, word: string];
const FULL: Refusal = ["ENOSPC", 13, "SQLITE_FULL"];
const READ_ONLY: Refusal = ["EROFS", 8, "SQLITE_READONLY"];

const says = (error: Error, [code, errcode, word]: Refusal): boolean =>
  codeOf(error) === code || ("errcode" in error && error.errcode === errcode) || error.message.includes(word);

const ADDRESS_IN_USE = new Set<unknown>(["EADDRINUSE", "ERR_ADDRESS_IN_USE"]);

/** Returns the address that another program has, by the system's word or the runtime's; undefined for another error. */
const takenAddress = (error: Error): string | undefined =>
  ADDRESS_IN_USE.has(codeOf(error))
    ? (/\b[\d.]{7,15}:\d{1,5}\b/.exec(error.message)?.[0] ?? "The port")
    : undefined;

/** Returns what to print about an error that ends a command. */
export function explain(error: unknown): unknown {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Error && says(error, FULL))
    return "The disk is full: make room and run this again. What was half done doesn't count.";
  if (error instanceof Error && says(error, READ_ONLY))
    return "The disk can only be read: make it writable, or copy the folder to another one, and run this again.";
  if (error instanceof Error && "path" in error && codeOf(error) === "EACCES")
    return `${error.message}. Run this as the user who owns it, or give this one access.`;
  const taken = error instanceof Error ? takenAddress(error) : undefined;
  if (taken !== undefined)
    return `${taken} is used by another program: choose a free port with PORT=… or MAILBOX_PORT=…, or run this again.`;
  return error;
}
