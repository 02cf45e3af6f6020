import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { log } from "../log.ts";
import { callAboutCustomer } from "./stripe-client.ts";

const HOUR = 60 * 60 * 1000;
/** Customers of one run. */
const BATCH_SIZE = 100;

/** Tells Stripe the e-mails that accounts have changed, for its invoices. A failure is tried again in an hour. Never rejects. */
export async function sendCustomerEmails(ctx: Ctx): Promise<void> {
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
        await callAboutCustomer(
          config,
          (stripe) => stripe.customers.update(customerId, { email }),
          undefined,
        );
      await settle(null);
    } catch (error) {
      log("error", { message: "a customer's e-mail waits for another attempt", account: id }, error);
      await settle(new Date(now + HOUR));
    }
  }
}
