import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Unauthenticated } from "../errors.ts";

/** Changes the operator's name on every profile. Throws Unauthenticated when the account is gone. */
export async function updateOperatorName(ctx: Ctx, userId: number, operatorName: string): Promise<User> {
  const [row] = await ctx.db
    .update(users)
    .set({ operatorName })
    .where(eq(users.id, userId))
    .returning(userColumns);
  if (!row) throw new Unauthenticated();
  return toUser(row, ctx);
}
