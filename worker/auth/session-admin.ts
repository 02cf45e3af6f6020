import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { admins } from "../db/tables/auth.ts";
import { isInUse } from "./session-records.ts";
import type { Session } from "./session-tokens.ts";
import { wasEnded } from "./sessions.ts";

/**
 * An admin, as admins see themselves. `twoStep` says whether signing in needs a code; `needsTwoStep`, whether the
 * admin has to turn it on before anything else.
 */
export type Admin = { id: number; email: string; twoStep: boolean; needsTwoStep: boolean };

export const adminColumns = {
  id: admins.id,
  email: admins.email,
  twoStepAt: admins.twoStepAt,
  needsTwoStep: admins.needsTwoStep,
};
export const toAdmin = (row: Pick<typeof admins.$inferSelect, keyof typeof adminColumns>): Admin => ({
  id: row.id,
  email: row.email,
  twoStep: row.twoStepAt !== null,
  needsTwoStep: row.needsTwoStep && row.twoStepAt === null,
});

/** Finds the admin of a session; undefined when the account is gone, or the session was ended or idle for too long. */
export async function findSessionAdmin(ctx: Ctx, session: Session): Promise<Admin | undefined> {
  const [[row], inUse] = await Promise.all([
    ctx.db
      .select({ ...adminColumns, ended: wasEnded(session) })
      .from(admins)
      .where(eq(admins.id, session.subject)),
    isInUse(ctx, session),
  ]);
  return row && !row.ended && inUse ? toAdmin(row) : undefined;
}
