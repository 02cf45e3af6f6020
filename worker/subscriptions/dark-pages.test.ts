import { createScheduledController } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import { queueNotices } from "../accounts/notifications.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import worker from "../index.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
import { contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { recordQueries } from "../testing/queries.ts";
import { syncCustomer } from "./sync.ts";

const ONE = "Your page is no longer public";
const EDITED = "A page that you edit is no longer public";

async function letIn(guideId: number, language?: string, somebody?: Person): Promise<Person> {
  const editor = somebody ?? (await makePerson());
  if (language) await db.update(users).set({ language }).where(eq(users.id, editor.id));
  const at = new Date();
  await db
    .insert(guideEditors)
    .values({ guideId, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
  return editor;
}

/** Since when there are the accounts and pages of these tests: their trials lasted at least ten days. */
const LONG_AGO = new Date(Date.now() - 14 * DAY);

/** A page that is as old as its owner's account. */
async function makeOldGuide(owner: Person, name: string) {
  const guide = await makeGuide(owner, { name });
  await db.update(guides).set({ createdAt: LONG_AGO }).where(eq(guides.id, guide.id));
  return guide;
}

/** An owner whose trial ended so many ms ago, with a page. No address of theirs is confirmed. */
async function makeLapsed(ms: number, values: Partial<typeof users.$inferInsert> = {}) {
  const owner = await makePerson({
    trialEndsAt: new Date(Date.now() - ms),
    role: "operator",
    createdAt: LONG_AGO,
  });
  const guide = await makeOldGuide(owner, "Amara Silva");
  await db
    .update(users)
    .set({ subscriptionStatus: "trial", ...values })
    .where(eq(users.id, owner.id));
  return { owner, guide };
}

/** The e-mails that the hourly run sends so many ms from now, as pairs of recipient and subject, by recipient. */
async function runIn(ms: number, service = makeMailService()): Promise<string[][]> {
  const ctx = contextOf({ env: recordQueries(service.env), now: Date.now() + ms });
  await queueNotices(ctx);
  await sendDueEmails(ctx);
  return service.sent.map(({ to, subject }) => [String(to), subject]).toSorted();
}
const byAddress = (...rows: string[][]) => rows.toSorted();

describe("the e-mail about pages that are no longer public", () => {
  it("a trial that has ended is told to the owner and each editor once, each in their language, confirmed or not", async () => {
    const { owner, guide } = await makeLapsed(MINUTE);
    const [editor, german] = [await letIn(guide.id), await letIn(guide.id, "de")];
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: "invited@example.com", invitedAt: new Date() });
    const service = makeMailService();
    expect(await runIn(0, service)).toEqual(
      byAddress(
        [owner.email, ONE],
        [editor.email, EDITED],
        [german.email, "Eine Seite, die du bearbeitest, ist nicht mehr öffentlich"],
      ),
    );
    const textTo = ({ email }: Person) => service.sent.find(({ to }) => to === email)?.text ?? "";
    expect(textTo(owner)).toContain("Your trial is over, and whoever scans the code of Amara Silva finds");
    expect(textTo(editor)).toContain("Whoever scans the code of Amara Silva finds nothing");
    expect(textTo(editor)).not.toMatch(/trial|Subscribe/);
    expect(await runIn(HOUR)).toEqual([]);
    expect(await runIn(2 * DAY)).toEqual([]);
  });

  it("two hourly runs that race send each e-mail once", async () => {
    const { owner, guide } = await makeLapsed(MINUTE);
    const editor = await letIn(guide.id);
    const runs = await Promise.all([runIn(0), runIn(0), runIn(1)]);
    expect(runs.flat().toSorted()).toEqual(byAddress([owner.email, ONE], [editor.email, EDITED]));
  });

  it("an owner of several pages and an editor of several get one e-mail that names them all", async () => {
    const { owner, guide } = await makeLapsed(MINUTE);
    const other = await makeOldGuide(owner, "Kenji Mori");
    const editor = await letIn(guide.id);
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: other.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    const service = makeMailService();
    expect(await runIn(0, service)).toEqual(
      byAddress(
        [owner.email, "Your 2 pages are no longer public"],
        [editor.email, "2 pages that you edit are no longer public"],
      ),
    );
    for (const { text } of service.sent) expect(text).toContain("Amara Silva and Kenji Mori");
  });

  it("nobody is told of a trial that runs, ended long ago, belongs to a plan or to an account that leaves, nor of a hidden page", async () => {
    await makeLapsed(-4 * DAY);
    await makeLapsed(3 * DAY);
    await makeLapsed(MINUTE, { subscriptionStatus: "active" });
    await makeLapsed(MINUTE, { deletionDueAt: new Date(Date.now() + DAY) });
    await makePerson({ trialEndsAt: new Date(Date.now() - MINUTE) });
    const { guide } = await makeLapsed(MINUTE);
    await letIn(guide.id);
    await db
      .update(guides)
      .set({ hiddenAt: new Date(), hiddenReason: "Spam" })
      .where(eq(guides.id, guide.id));
    expect(await runIn(0)).toEqual([]);
  });

  it("nobody is told of a page that was never public: without a trial, or made after its end", async () => {
    const { owner, guide } = await makeLapsed(MINUTE);
    await db
      .update(users)
      .set({ createdAt: new Date(Date.now() - MINUTE) })
      .where(eq(users.id, owner.id));
    await db.run(sql`update users set trial_ends_at = created_at where id = ${owner.id}`);
    await letIn(guide.id);
    const late = await makeLapsed(MINUTE);
    await letIn(late.guide.id);
    await db.update(guides).set({ createdAt: new Date() }).where(eq(guides.id, late.guide.id));
    expect(await runIn(0)).toEqual([]);
    // Beside one that was public, a later one isn't named.
    const { owner: both } = await makeLapsed(MINUTE);
    await makeGuide(both, { name: "Kenji Mori" });
    const service = makeMailService();
    expect(await runIn(0, service)).toEqual([[both.email, ONE]]);
    expect(service.sent[0]?.text).not.toContain("Kenji");
  });

  it("somebody whose own page goes dark with one that they edit gets an e-mail about each", async () => {
    const { owner } = await makeLapsed(MINUTE);
    const { owner: other, guide } = await makeLapsed(MINUTE);
    await db.update(guides).set({ name: "Kenji Mori" }).where(eq(guides.id, guide.id));
    await letIn(guide.id, undefined, owner);
    const service = makeMailService();
    expect(await runIn(0, service)).toEqual(
      byAddress([owner.email, ONE], [owner.email, EDITED], [other.email, ONE]),
    );
    const texts = service.sent.filter(({ to }) => to === owner.email).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes("Amara Silva"))).toHaveLength(1);
    expect(texts.filter((text) => text?.includes("Kenji Mori"))).toHaveLength(1);
    expect(await runIn(HOUR)).toEqual([]);
  });

  it.each<[string, (owner: Person, guideId: number) => Promise<unknown>, string[]]>([
    [
      "an editor who was removed",
      (_, guideId) => db.delete(guideEditors).where(eq(guideEditors.guideId, guideId)),
      ["owner"],
    ],
    [
      "an owner whose account will be deleted",
      ({ id }) =>
        db
          .update(users)
          .set({ deletionDueAt: new Date(Date.now() + DAY) })
          .where(eq(users.id, id)),
      [],
    ],
    [
      "a page that an admin hid",
      (_, guideId) =>
        db.update(guides).set({ hiddenAt: new Date(), hiddenReason: "Spam" }).where(eq(guides.id, guideId)),
      [],
    ],
  ])("an e-mail that waited is not sent after all to or about %s", async (_, happen, told) => {
    const { owner, guide } = await makeLapsed(MINUTE);
    await letIn(guide.id);
    const service = makeMailService();
    service.failNext("E_DELIVERY_FAILED", "E_DELIVERY_FAILED");
    expect(await runIn(0, service)).toEqual([]);
    await happen(owner, guide.id);
    expect(await runIn(HOUR, service)).toEqual(told.map(() => [owner.email, ONE]));
    expect(await db.select().from(letters).where(eq(letters.kind, "pages-dark"))).toEqual([]);
  });

  it("an e-mail that waited until its page was deleted says so", async () => {
    const { owner, guide } = await makeLapsed(MINUTE);
    const service = makeMailService();
    service.failNext("E_DELIVERY_FAILED");
    expect(await runIn(0, service)).toEqual([]);
    await db.delete(guides).where(eq(guides.id, guide.id));
    expect(await runIn(HOUR, service)).toEqual([[owner.email, "A page of yours is gone"]]);
  });

  it("an address that bounces is told nothing, and its account gets no second chance", async () => {
    const { owner, guide } = await makeLapsed(MINUTE, { mailSuppressedAt: new Date() });
    const editor = await letIn(guide.id);
    expect(await runIn(0)).toEqual([[editor.email, EDITED]]);
    expect((await rowOf(owner.id)).darkLetterAt).toBeInstanceOf(Date);
    await db.update(users).set({ mailSuppressedAt: null }).where(eq(users.id, owner.id));
    expect(await runIn(HOUR)).toEqual([]);
  });

  it("an e-mail that waited until the plan ran again says that the page is seen", async () => {
    const { owner } = await makeLapsed(MINUTE);
    const service = makeMailService();
    service.failNext("E_DELIVERY_FAILED");
    expect(await runIn(0, service)).toEqual([]);
    await db.update(users).set({ subscriptionStatus: "active" }).where(eq(users.id, owner.id));
    expect(await runIn(HOUR, service)).toEqual([[owner.email, "Your page can be seen again"]]);
  });

  it("the hourly run sends it, and leaves nothing in the queue", async () => {
    const { owner } = await makeLapsed(MINUTE);
    const service = makeMailService();
    await worker.scheduled(createScheduledController(), recordQueries(service.env));
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, ONE]]);
    expect(await db.select().from(letters).where(eq(letters.userId, owner.id))).toEqual([]);
  });
});

describe("the e-mail about a plan that has ended", () => {
  const { env, stripe, control, calm } = openBilling("darkPages");
  afterEach(() => calm());

  it("a plan that ends is told once to owner and editors, however syncs race, and again after the next plan", async () => {
    const owner = await makePerson({ trialEndsAt: new Date(0) });
    const guide = await makeGuide(owner, { name: "Amara Silva" });
    const editor = await letIn(guide.id);
    const { id: customer } = await stripe.customers.create({ email: owner.email });
    await db.update(users).set({ customerId: customer }).where(eq(users.id, owner.id));
    const service = makeMailService();
    const ctx = contextOf({ env: { ...env, EMAIL: service.env.EMAIL } });
    const sync = () => syncCustomer(ctx, customer, "schedule");
    const told = () => service.sent.map(({ to, subject }) => [String(to), subject]).toSorted();
    const both = [
      [owner.email, ONE],
      [editor.email, EDITED],
    ];
    for (const times of [1, 2]) {
      const { id: plan } = await control<{ id: string }>("subscriptions", { customer });
      await sync();
      expect((await rowOf(owner.id)).subscriptionStatus).toBe("active");
      await stripe.subscriptions.cancel(plan);
      await Promise.all([sync(), sync()]);
      await sync();
      await expect.poll(told).toEqual(byAddress(...Array.from({ length: times }, () => both).flat()));
    }
    expect(service.sent[0]?.text).toContain("Your plan has ended");
    // The trial ended long before: the hourly run has nothing to add.
    expect(await runIn(HOUR)).toEqual([]);
    expect(service.sent).toHaveLength(4);
  });

  it("a plan that ends with an account's deletion is told by that e-mail alone", async () => {
    const owner = await makePerson({ trialEndsAt: new Date(0) });
    await makeGuide(owner);
    const { id: customer } = await stripe.customers.create({ email: owner.email });
    await db.update(users).set({ customerId: customer }).where(eq(users.id, owner.id));
    const { id: plan } = await control<{ id: string }>("subscriptions", { customer });
    const ctx = contextOf({ env });
    await syncCustomer(ctx, customer, "schedule");
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + DAY) })
      .where(eq(users.id, owner.id));
    await stripe.subscriptions.cancel(plan);
    await syncCustomer(ctx, customer, "schedule");
    expect((await rowOf(owner.id)).subscriptionStatus).toBe("inactive");
    expect(await db.select().from(letters).where(eq(letters.userId, owner.id))).toEqual([]);
  });
});
