import { and, eq, sql } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { PROFILE_LIMIT, type Role } from "#schema/role.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { tours } from "../db/tables/tours.ts";
import { Conflict, Unauthenticated } from "../errors.ts";

/** The condition of accounts that have nothing only an operator may have. */
const fitsGuide = sql`(select count(*) from ${guides} where ${guides.userId} = ${users.id}) <= ${PROFILE_LIMIT.guide}
  and not exists (select 1 from ${tours} where ${tours.userId} = ${users.id})`;

/** Changes an account's role. Throws Conflict for the role `guide` while the account has what only operators may have. */
export async function updateRole(ctx: Ctx, userId: number, role: Role): Promise<User> {
  const { db } = ctx;
  const [[row]] = await db.batch([
    db
      .update(users)
      .set({ role })
      .where(and(eq(users.id, userId), role === "guide" ? fitsGuide : undefined))
      .returning(userColumns),
    // A guide's only profile gets the first slot.
    db
      .update(guides)
      .set({ slot: 1 })
      .where(
        sql`${guides.userId} = ${userId} and (select ${users.role} from ${users} where ${users.id} = ${userId}) = 'guide'`,
      ),
  ]);
  if (!row && role === "operator") throw new Unauthenticated();
  if (!row) throw new Conflict("role_in_use");
  return toUser(row, ctx);
}
