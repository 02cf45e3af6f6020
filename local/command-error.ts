/** An error that stops a command and that its user can mend: the message says how. */
export class CommandError extends Error {}

/** Returns what to print about an error that ends a command. */
export const explain = (error: unknown): unknown => (error instanceof CommandError ? error.message : error);
