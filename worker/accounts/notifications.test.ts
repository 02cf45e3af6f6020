import { createScheduledController } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import worker from "../index.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { syncCustomer } from "../subscriptions/sync.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
import { call, contextOf, db, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { recordQueries } from "../testing/queries.ts";
import { queueNotices } from "./notifications.ts";

type Options = NonNullable<Parameters<typeof makePerson>[0]>;

/** Someone whose address is confirmed. */
async function makeConfirmed(options: Options = {}): Promise<Person> {
  const person = await makePerson(options);
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
  return person;
}
const set = (as: Person, json: unknown) => call("PATCH", "/api/account/notifications", { as, json });
const get = async (as: Person) => (await call("GET", "/api/account/notifications", { as })).json();

/** The e-mails that the hourly run sends so many ms from now, as pairs of recipient and subject. */
async function runIn(ms: number, service = makeMailService()): Promise<(string | undefined)[][]> {
  const ctx = contextOf({ env: recordQueries(service.env), now: Date.now() + ms });
  await queueNotices(ctx);
  await sendDueEmails(ctx);
  return service.sent.map(({ to, subject }) => [String(to), subject]);
}

describe("which e-mails an account takes", () => {
  it("an account takes every e-mail until it says otherwise, each by itself", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    expect(await get(person)).toEqual({ newReviews: true, trialEnding: true, week: true });
    const response = await set(person, { newReviews: false });
    expect([response.status, await response.json()]).toEqual([
      200,
      { newReviews: false, trialEnding: true, week: true },
    ]);
    await set(person, { trialEnding: false });
    await set(person, {});
    expect(await get(person)).toEqual({ newReviews: false, trialEnding: false, week: true });
    await set(person, { newReviews: true });
    expect(await get(person)).toEqual({ newReviews: true, trialEnding: false, week: true });
    expect(await get(other)).toEqual({ newReviews: true, trialEnding: true, week: true });
  });

  it.each([{ newReviews: "no" }, { trialEnding: 0 }, { week: null }, []])(
    "the switches %j are refused",
    async (json) => {
      const person = await makePerson();
      expect((await set(person, json)).status).toBe(400);
      expect(await get(person)).toEqual({ newReviews: true, trialEnding: true, week: true });
    },
  );
});

describe("the e-mail on a trial's end", () => {
  const endingIn = (days: number, options: Options = {}) =>
    makeConfirmed({ trialEndsAt: new Date(Date.now() + days * DAY), ...options });

  it.each([
    [2.99, "Your trial ends in 3 days"],
    [1.5, "Your trial ends in 2 days"],
    [0.5, "Your trial ends in 1 day"],
  ])("the e-mail about a trial's end is sent %d days before, once", async (days, subject) => {
    const person = await endingIn(days);
    const service = makeMailService();
    expect(await runIn(0, service)).toEqual([[person.email, subject]]);
    expect(service.sent[0]?.text).toContain("http://localhost/dashboard");
    expect(await runIn(HOUR)).toEqual([]);
    expect(await runIn(0.4 * DAY)).toEqual([]);
  });

  it("a trial's e-mail waits until three days before its end", async () => {
    const person = await endingIn(4);
    expect(await runIn(0)).toEqual([]);
    expect(await runIn(1.1 * DAY)).toEqual([[person.email, "Your trial ends in 3 days"]]);
  });

  it("two runs at once send a trial's e-mail once", async () => {
    const person = await endingIn(2);
    const both = await Promise.all([runIn(0), runIn(0)]);
    expect(both.flat()).toEqual([[person.email, "Your trial ends in 2 days"]]);
  });

  it("no e-mail on a trial's end goes to subscribers, leavers, those who switched it off or whose trial is over", async () => {
    await endingIn(2, { subscriptionStatus: "active" });
    await endingIn(-1);
    const [off, leaving] = [await endingIn(2), await endingIn(2)];
    await set(off, { trialEnding: false });
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + 14 * DAY) })
      .where(eq(users.id, leaving.id));
    expect(await runIn(0)).toEqual([]);
    await set(off, { trialEnding: true });
    expect(await runIn(0)).toEqual([[off.email, "Your trial ends in 2 days"]]);
  });

  it("an address that nobody has confirmed gets the e-mail too, and not again once it is confirmed", async () => {
    const person = await makePerson({ trialEndsAt: new Date(Date.now() + 2 * DAY) });
    expect(await runIn(0)).toEqual([[person.email, "Your trial ends in 2 days"]]);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
    expect(await runIn(DAY)).toEqual([]);
  });

  it("an address that bounces gets none, and its account no second chance", async () => {
    const person = await endingIn(2);
    await db.update(users).set({ mailSuppressedAt: new Date() }).where(eq(users.id, person.id));
    expect(await runIn(0)).toEqual([]);
    expect((await rowOf(person.id)).trialLetterAt).toBeInstanceOf(Date);
  });

  it("the hourly run queues and sends the e-mails", async () => {
    const person = await endingIn(2);
    const service = makeMailService();
    await worker.scheduled(createScheduledController(), recordQueries(service.env));
    expect(service.sent.map(({ to }) => to)).toEqual([person.email]);
    expect(await db.select().from(letters).where(eq(letters.userId, person.id))).toEqual([]);
  });
});

describe("the e-mail on a failed payment", () => {
  const { env, stripe, control, calm } = openBilling("notices");
  afterEach(() => calm());
  const advance = (days: number) => control("clock", { advance: days * 86_400 });

  /** Someone with a running plan, and the mail service of syncs with Stripe. */
  async function buyer() {
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const { id: customer } = await stripe.customers.create({ email: person.email });
    await db.update(users).set({ customerId: customer }).where(eq(users.id, person.id));
    const { id: plan } = await control<{ id: string }>("subscriptions", { customer });
    const service = makeMailService();
    const ctx = contextOf({ env: { ...env, EMAIL: service.env.EMAIL } });
    const sync = () => syncCustomer(ctx, customer, "schedule");
    await sync();
    /** Lets the next payment fail so often, and goes to the day of the first failure. */
    const failNext = async (times: number) => {
      await control("fail-next-payment", { customer, times });
      for (let days = 0; days < 40; days++) {
        if ((await stripe.subscriptions.retrieve(plan)).status === "past_due") return;
        await advance(1);
      }
      throw new Error("no payment has failed");
    };
    return { person, service, sync, failNext };
  }
  const subjects = ({ sent }: ReturnType<typeof makeMailService>) =>
    sent.map(({ to, subject }) => [to, subject]);

  it("a payment that failed is told once, and the next one again", async () => {
    const { person, service, sync, failNext } = await buyer();
    const email = [person.email, "Your payment failed"];
    expect(subjects(service)).toEqual([]);
    await failNext(1);
    await Promise.all([sync(), sync()]);
    await sync();
    await expect.poll(() => subjects(service)).toEqual([email]);
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "active" });
    expect(service.sent[0]?.text).toContain("http://localhost/dashboard");
    // Stripe tries again, and has it.
    await advance(10);
    await sync();
    await failNext(1);
    await sync();
    await expect.poll(() => subjects(service)).toEqual([email, email]);
    await sync();
    expect(service.sent).toHaveLength(2);
  });

  it("an invoice whose retries fail too is told of once", async () => {
    const { person, service, sync, failNext } = await buyer();
    await failNext(2);
    await sync();
    await advance(4);
    await sync();
    await expect.poll(() => subjects(service)).toEqual([[person.email, "Your payment failed"]]);
  });
});
