/** What stops a command and is for its user to mend: the message says it all. */
export class Refusal extends Error {}

/** What to print about an error that ends a command. */
export const explain = (error: unknown): unknown => (error instanceof Refusal ? error.message : error);
