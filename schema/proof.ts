import * as z from "zod/mini";
import { PASSWORD_LONG, PASSWORD_MAX, PASSWORD_REQUIRED, passwordLength } from "./login-rules.ts";

/** The rule of a password that an account has. Rules of new passwords don't apply to it. */
export const currentPassword = z.string({ error: PASSWORD_REQUIRED }).check(
  z.minLength(1, PASSWORD_REQUIRED),
  z.refine((value) => passwordLength(value) <= PASSWORD_MAX, PASSWORD_LONG),
);

/** The field of calls that need a recent proof: the account's password may come with them. */
export const proof = { password: z.optional(currentPassword) };
export const proofSchema = z.object(proof);
