import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import type { SignInChange } from "../mail/sign-in-change-email.ts";
import { queueEmail } from "../mail/outbox.ts";
import type { SessionKind } from "./session-tokens.ts";

const NOBODY = 0;

/**
 * Returns the statement that queues the e-mail about a change in how an account signs in, or in who edits its pages. Admins get none, because
 * e-mails are for accounts. `added` tells what its link undoes: the id of a passkey or an invitation, or since when
 * two-step verification is on. The link also keeps since when the address is proved, for when it has been changed by then.
 */
export const queueSignInEmail = (
  ctx: Ctx,
  { kind, id }: { kind: SessionKind; id: number },
  change: SignInChange,
  { when, added }: { when?: SQL; added?: SQL | string } = {},
) =>
  queueEmail(ctx, "sign-in-changed", and(eq(users.id, kind === "user" ? id : NOBODY), when), {
    detail:
      added === undefined
        ? change
        : sql<string>`${change} || ' ' || ${added} || ' ' || coalesce(${users.emailVerifiedAt}, '')`,
  });
