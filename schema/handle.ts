import * as z from "zod/mini";

export const HANDLE_MESSAGE = "Page address must have 3 to 30 letters (a to z), numbers or hyphens";

/** What a page address for humans may be, before its capitals are folded. Without the flag u no other letter passes for one of these. */
export const HANDLE_PATTERN = /^[a-z0-9-]{3,30}$/i;

/** A page address for humans, `/@name`, in lower case; null for none. */
export const handleSchema = z.nullable(
  z.pipe(
    z.string(HANDLE_MESSAGE).check(z.regex(HANDLE_PATTERN, HANDLE_MESSAGE)),
    z.transform((typed) => typed.toLowerCase()),
  ),
);
