import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
import { contextOf, db, makePerson } from "../testing/factories.ts";
import { RUN_BOUNDS, syncDue } from "./schedule.ts";

const { env, stripe, control, calm } = openBilling("schedule");
const at = (now: number) => contextOf({ env, now });

/** A customer with a running plan, of which no message came, due `ago` ms ago. */
async function buyer(ago: number) {
  const person = await makePerson({ trialEndsAt: new Date(0) });
  const customer = await stripe.customers.create({ email: person.email });
  const plan = await control<{ id: string }>("subscriptions", { customer: customer.id });
  await db
    .update(users)
    .set({ customerId: customer.id, syncDueAt: new Date(Date.now() - ago) })
    .where(eq(users.id, person.id));
  return { ...person, plan: plan.id };
}

beforeEach(() => db.update(users).set({ syncDueAt: null }));

describe("hourly sync of subscriptions", () => {
  it("the hourly sync learns what webhooks didn't tell, and syncs again a day later", async () => {
    const marta = await buyer(1);
    const now = Date.now();
    expect(await syncDue(at(now))).toEqual({ asked: 1, changed: 1, failed: 0 });
    expect(await rowOf(marta.id)).toMatchObject({
      subscriptionStatus: "active",
      syncDueAt: new Date(now + 24 * HOUR),
    });
    expect(await syncDue(at(now))).toEqual({ asked: 0, changed: 0, failed: 0 });
    expect(await syncDue(at(now + 24 * HOUR))).toEqual({ asked: 1, changed: 0, failed: 0 });
  });

  it("the hourly sync asks about a cancelled subscription as soon as it should have ended", async () => {
    const marta = await buyer(1);
    const end = Math.floor(Date.now() / 1000) + 7200;
    await stripe.subscriptions.update(marta.plan, { cancel_at: end });
    await syncDue(at(Date.now()));
    const afterTheEnd = new Date((end + 60) * 1000);
    expect((await rowOf(marta.id)).syncDueAt).toEqual(afterTheEnd);
    // The next word changes nothing, and doesn't put it off for a day.
    await db
      .update(users)
      .set({ syncDueAt: new Date(0) })
      .where(eq(users.id, marta.id));
    expect(await syncDue(at(Date.now()))).toEqual({ asked: 1, changed: 0, failed: 0 });
    expect((await rowOf(marta.id)).syncDueAt).toEqual(afterTheEnd);
  });

  it("the hourly sync stops asking about a subscription that has ended for good", async () => {
    const marta = await buyer(1);
    await stripe.subscriptions.cancel(marta.plan);
    await syncDue(at(Date.now()));
    expect(await rowOf(marta.id)).toMatchObject({ subscriptionStatus: "inactive", syncDueAt: null });
  });

  it("the hourly sync continues where the last one stopped, longest due first", async () => {
    const people = [await buyer(3), await buyer(1), await buyer(2)];
    const states = () => Promise.all(people.map(async ({ id }) => (await rowOf(id)).subscriptionStatus));
    const now = Date.now();
    await db
      .update(users)
      .set({ syncDueAt: new Date(now + HOUR) })
      .where(eq(users.id, people[1]?.id ?? 0));
    expect(await syncDue(at(now), { ...RUN_BOUNDS, changes: 1 })).toMatchObject({ asked: 2 });
    expect(await states()).toEqual(["active", "trial", "active"]);
    expect(await syncDue(at(now + HOUR), RUN_BOUNDS)).toMatchObject({ asked: 1 });
    expect(await states()).toEqual(["active", "active", "active"]);
  });

  it("the hourly sync stops while Stripe is down and retries an hour later", async () => {
    const marta = await buyer(1);
    const now = Date.now();
    await control("fault", { path: "/v1/subscriptions", status: 500, times: 99 });
    expect(await syncDue(at(now))).toEqual({ asked: 1, changed: 0, failed: 1 });
    await calm();
    expect((await rowOf(marta.id)).syncDueAt).toEqual(new Date(now + HOUR));
    expect(await syncDue(at(now + HOUR))).toEqual({ asked: 1, changed: 1, failed: 0 });
  });
});
