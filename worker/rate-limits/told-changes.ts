import type { RequestCtx } from "../context.ts";
import { consumeRateLimit, tryUse } from "./rate-limits.ts";

/** An account. `emailVerifiedAt`: when someone proved its address; null before. */
type Account = { id: number; email: string; emailVerifiedAt: string | null };

/** What an account does and is told of in an e-mail each time. */
type ToldChange = "address" | "deletion" | "passkey" | "password" | "recovery-codes" | "two-step";

/**
 * Counts an e-mail that an account asks for, to an address that may be a stranger's as long as the account has proved none.
 * Throws TooManyRequests.
 */
export async function countUnproved(
  ctx: RequestCtx,
  { emailVerifiedAt }: Pick<Account, "emailVerifiedAt">,
  to: string,
): Promise<void> {
  if (emailVerifiedAt === null) await consumeRateLimit(ctx, "unprovedLetter", to);
}

/** Returns what counts an e-mail to an address that nobody has proved, and says whether it may get that. */
export const unproved =
  (ctx: RequestCtx, limit: "unprovedLetter" | "unprovedReset" = "unprovedLetter") =>
  (email: string): Promise<boolean> =>
    tryUse(ctx, [limit, email]);

/** Counts an e-mail that an account asks for to someone else's address. Throws TooManyRequests. */
export const countToOther = (
  ctx: RequestCtx,
  { emailVerifiedAt }: Pick<Account, "emailVerifiedAt">,
  to: string,
): Promise<void> => consumeRateLimit(ctx, emailVerifiedAt === null ? "unprovedLetter" : "otherLetter", to);

/** Counts a change that the account is told of. Throws TooManyRequests. */
export async function countToldChange(ctx: RequestCtx, account: Account, change: ToldChange): Promise<void> {
  await consumeRateLimit(ctx, "toldChange", account.id, change);
  await countUnproved(ctx, account, account.email);
}
