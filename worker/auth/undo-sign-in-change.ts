import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { endEditors } from "../db/end-editors.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { firstChange, giveBack } from "./give-back.ts";
import { since } from "./ways-in.ts";

const inNoTime = since(Number.MAX_SAFE_INTEGER);

/**
 * Undoes that a passkey, two-step verification or an editor was added, by the link of the e-mail about it: what was added
 * goes, all sessions end, and the password is void, because the person who added it was signed in. An account that has another
 * address by now gets back the one that the e-mail went to, and everything that was set up since goes. Returns the
 * e-mail with a link for a new password, queued. Throws BadRequest, Conflict.
 */
export async function undoSignInChange(ctx: Ctx, token: string): Promise<{ id: number }[]> {
  const { db } = ctx;
  const link = await findLink(ctx, "undo-sign-in-change", token);
  if (!link) throw linkInvalid();
  const { userId } = link;
  const [change = "", added = "", proved = ""] = link.detail.split(" ");
  const idOf = (kind: string) => (change === kind ? Number(added) : 0);
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const from = await firstChange(ctx, link);
  return giveBack(ctx, link, {
    from,
    inTime: account?.email === link.email ? inNoTime : since(from),
    proved,
    twoStepGoes: sql`coalesce(${users.twoStepAt} = ${idOf("two-step-on")}, 0)`,
    statements: (when) => [
      db
        .delete(passkeys)
        .where(sql`${passkeys.id} = ${idOf("passkey-added")} and ${passkeys.userId} = ${userId} and ${when}`),
      ...endEditors(
        db,
        sql`${guideEditors.id} = ${idOf("editor-invited")} and ${when} and ${guideEditors.guideId} in
          (select ${guides.id} from ${guides} where ${guides.userId} = ${userId})`,
      ),
    ],
  });
}
