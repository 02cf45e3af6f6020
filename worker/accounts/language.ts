import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Unauthenticated } from "../errors.ts";

/** Changes the language of the app and e-mails for an account. Throws Unauthenticated when the account is gone. */
export async function updateLanguage(ctx: Ctx, userId: number, language: AccountLanguage): Promise<User> {
  const [row] = await ctx.db
    .update(users)
    .set({ language })
    .where(eq(users.id, userId))
    .returning(userColumns);
  if (!row) throw new Unauthenticated();
  return toUser(row, ctx);
}
