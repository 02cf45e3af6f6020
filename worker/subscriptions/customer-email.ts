import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { HOUR } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { log } from "../log.ts";
import { callStripe, isMissing } from "./stripe-client.ts";

/** The most customers of one run. */
const BATCH_SIZE = 100;

async function sendDue(ctx: Ctx): Promise<void> {
  const { db, config, now } = ctx;
  const isDue = and(isNotNull(users.customerEmailDueAt), lte(users.customerEmailDueAt, new Date(now)));
  const due = await db
    .select({ id: users.id, email: users.email, customerId: users.customerId })
    .from(users)
    .where(isDue)
    .orderBy(asc(users.customerEmailDueAt))
    .limit(BATCH_SIZE);
  for (const { id, email, customerId } of due) {
    const isSame = and(eq(users.id, id), eq(users.email, email));
    const settle = (customerEmailDueAt: Date | null) =>
      db.update(users).set({ customerEmailDueAt }).where(isSame);
    try {
      if (customerId !== null)
        await callStripe(config, (stripe) =>
          stripe.customers.update(customerId, { email }).catch((error: unknown) => {
            if (!isMissing(error)) throw error;
          }),
        );
      await settle(null);
    } catch (error) {
      log("error", { message: "a customer's e-mail waits for another attempt", account: id }, error);
      await settle(new Date(now + HOUR));
    }
  }
}

/**
 * Sends Stripe the e-mails that accounts have changed, for its invoices. The next hourly run tries again after a
 * failure. Never rejects.
 */
export async function sendCustomerEmails(ctx: Ctx): Promise<void> {
  try {
    await sendDue(ctx);
  } catch (error) {
    log("error", { message: "customers' e-mails wait for another attempt" }, error);
  }
}
