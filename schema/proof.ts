import * as z from "zod/mini";
import { lengthOf } from "./clean-text.ts";
import { PASSWORD_LONG, PASSWORD_MAX, PASSWORD_REQUIRED } from "./login-rules.ts";

/** A password that somebody has. */
export const currentPassword = z.string({ error: PASSWORD_REQUIRED }).check(
  z.minLength(1, PASSWORD_REQUIRED),
  z.refine((value) => lengthOf(value) <= PASSWORD_MAX, PASSWORD_LONG),
);

/** Of calls that need a recent proof of who is asking: the password may come with them. */
export const proof = { password: z.optional(currentPassword) };
export const proofSchema = z.object(proof);
