import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import { createLinkToken, type Purpose } from "./link-tokens.ts";

type Recipient = Pick<typeof letters.$inferSelect, "userId" | "recipient" | "detail">;

/**
 * Makes a link with a new secret behind the `#`, so that no server's log has it. `part` is the address up to the
 * secret.
 */
export async function linkTo(
  ctx: Ctx,
  purpose: Purpose,
  { userId, recipient, detail }: Recipient,
  part: string,
): Promise<string> {
  const secret = await createLinkToken(ctx, purpose, { userId, email: recipient, detail });
  return `${ctx.config.PUBLIC_ORIGIN}${part}${secret}`;
}
