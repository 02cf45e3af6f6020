import * as z from "zod/mini";
import { linkSchema, newPassword, registerSchema } from "./account.ts";
import { proof } from "./proof.ts";
import { emailAddress } from "./text.ts";

/** The most editors and invitations of one profile, counted together. */
export const EDITORS_MAX = 5;

/** POST /api/guides/{id}/editors */
export const inviteSchema = z.object({ email: emailAddress, ...proof });

/** The fields with which an invited person makes an account. Its address is the invited one. */
export const joinFields = z.object({ username: registerSchema.shape.username, password: newPassword });

/** POST /api/auth/join. With a username and a password a new account joins, without them the one that is signed in. */
export const joinSchema = z
  .object({ ...linkSchema.shape, ...z.partial(joinFields).shape })
  .check(
    z.refine(
      ({ username, password }) => (username === undefined) === (password === undefined),
      "Please give a name and a password",
    ),
  );

export type JoinInput = z.input<typeof joinSchema>;

/** An editor of a profile, or an invitation, as its owner sees it. */
export type Editor = { id: number; email: string; status: "invited" | "active" };
