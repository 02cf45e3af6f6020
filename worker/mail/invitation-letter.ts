import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { BRAND } from "./brand.ts";
import { type Letter, layoutOf } from "./layout.ts";
import { createLinkToken } from "./link-tokens.ts";

/**
 * Writes the letter to somebody who may edit a page. It names the owner by the account's address: a stranger reads it, and
 * names are typed by anybody. `detail`: the id of the invitation.
 */
export async function writeInvitation(
  ctx: Ctx,
  { userId, recipient, detail }: { userId: number; recipient: string; detail: string },
): Promise<Letter> {
  const [owner] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const editorId = Number(detail);
  const secret = await createLinkToken(ctx, "join", { userId, email: recipient, editorId });
  return layoutOf({
    subject: "You can edit your page",
    paragraph: `${owner?.email ?? "Somebody"} runs a page on ${BRAND} that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.`,
    button: { label: "Edit my page", url: `${ctx.config.PUBLIC_ORIGIN}/join#token=${secret}` },
    note: "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.",
    why: `You get this because somebody who has an account with ${BRAND} invited this address.`,
  });
}
