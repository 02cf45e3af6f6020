import * as z from "zod/mini";
import { HANDLE_LETTERS, HANDLE_PATTERN } from "./limits.ts";
import { message } from "#texts/message.ts";

export const HANDLE_MESSAGE = message(
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens",
  HANDLE_LETTERS,
);

/** A page address for humans, `/@name`, in lower case; null for none. */
export const handleSchema = z.nullable(
  z.pipe(
    z.string(HANDLE_MESSAGE).check(z.regex(HANDLE_PATTERN, HANDLE_MESSAGE)),
    z.transform((typed) => typed.toLowerCase()),
  ),
);
