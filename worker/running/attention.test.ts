import { expect, it } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import { type Running, TROUBLE_DAYS } from "#schema/running.ts";
import { counters } from "../db/tables/admin.ts";
import { sentEmails } from "../db/tables/mail.ts";
import { call, db, makeAdmin, makeGuide, makePerson } from "../testing/factories.ts";

const attention = async (headers: Record<string, string> = {}): Promise<Running["attention"]> => {
  const response = await call("GET", "/api/admin/running", { as: await makeAdmin(), headers });
  return (await response.json<Running>()).attention;
};

it("the overview of a site where nothing happened counts nothing, and knows of no disk and no backup", async () => {
  expect(await attention()).toEqual({
    reports: { reviews: 0, pages: 0, urgent: 0 },
    paymentsFailed: 0,
    emailsFailed: 0,
    roomLeft: null,
    backupAt: null,
  });
});

it("the overview counts reports of reviews and of pages until they are decided, and which of them are urgent", async () => {
  const [admin, owner] = [await makeAdmin(), await makePerson()];
  const [guide, other] = [await makeGuide(owner), await makeGuide(await makePerson())];
  const review = await call("POST", `/api/guides/${guide.uniqueId}/reviews`, {
    json: { name: "Hannah", rating: 1, comment: "Rude" },
  });
  const { id } = await review.json<{ id: number }>();
  await call("POST", `/api/reviews/${id}/report`, { json: { reason: "offensive" } });
  const report = (uniqueId: string, network: number) =>
    call("POST", `/api/guides/${uniqueId}/report`, {
      json: { reason: "impersonation" },
      headers: { "CF-Connecting-IP": `203.0.113.${network}` },
    });
  for (const network of [1, 2, 3]) await report(guide.uniqueId, network);
  await report(other.uniqueId, 4);
  expect((await attention()).reports).toEqual({ reviews: 1, pages: 2, urgent: 1 });
  const as = admin;
  await call("POST", `/api/admin/guides/${guide.id}/hide`, { as, json: { reason: "A stranger’s photo" } });
  await call("POST", `/api/admin/reviews/${id}/restore`, { as });
  expect((await attention()).reports).toEqual({ reviews: 0, pages: 1, urgent: 0 });
});

it("the overview counts e-mails that were given up and payments that failed, those of a week", async () => {
  const { id: userId } = await makePerson();
  const [now, before] = [new Date(), new Date(Date.now() - TROUBLE_DAYS * DAY - HOUR)];
  await db.insert(sentEmails).values([
    { userId, kind: "new-reviews", queuedAt: now, status: "failed" },
    { userId, kind: "new-reviews", queuedAt: before, status: "failed" },
    { userId, kind: "new-reviews", queuedAt: now, status: "sent" },
    { userId, kind: "payment-failed", queuedAt: now, status: "sent" },
    { userId, kind: "payment-failed", queuedAt: now, status: "failed" },
    { userId, kind: "payment-failed", queuedAt: before, status: "sent" },
  ]);
  expect(await attention()).toMatchObject({ paymentsFailed: 2, emailsFailed: 2 });
});

it("the overview says when the last backup was made, and how much room a server of one's own has", async () => {
  await db.insert(counters).values({ name: "backupAt", value: Date.parse("2026-11-26T04:00:00Z") });
  expect(await attention({ "X-Room-Left": "12000000000" })).toMatchObject({
    roomLeft: 12_000_000_000,
    backupAt: "2026-11-26T04:00:00.000Z",
  });
  expect(await attention({ "X-Room-Left": "much" })).toMatchObject({ roomLeft: null });
});
