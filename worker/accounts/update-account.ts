import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Unauthenticated } from "../errors.ts";

type Change = Partial<Pick<typeof users.$inferSelect, "language" | "operatorName" | "deletionDueAt">>;

/** Changes an account. Throws Unauthenticated when it is gone. */
export async function updateAccount(ctx: Ctx, userId: number, change: Change): Promise<User> {
  const [row] = await ctx.db.update(users).set(change).where(eq(users.id, userId)).returning(userColumns);
  if (!row) throw new Unauthenticated();
  return toUser(row, ctx);
}
