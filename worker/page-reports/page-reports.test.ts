import { createScheduledController } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { AuditEntry } from "#schema/admin.ts";
import { DAY, HOUR } from "#schema/durations.ts";
import { EMAIL_MESSAGE } from "#schema/login-rules.ts";
import { REPORTS_SHOWN, type PageCase } from "#schema/page-report.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import { pageCases, pageReports } from "../db/tables/moderation.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { guideDays } from "../db/tables/statistics.ts";
import worker from "../index.ts";
import { createFormToken } from "../reviews/spam-checks.ts";
import { site } from "../testing/assets.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { recordQueries } from "../testing/queries.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { forgetPageReports } from "./decide-page.ts";
import { listPageCases } from "./page-cases.ts";

const CONTACT = "contact@lanyard.example";
const FRAUD = { reason: "fraud", text: "He is not Marta." };

let admin: Person;
let networks = 0;
beforeAll(async () => {
  admin = await makeAdmin();
});
const newNetwork = () => ({ "CF-Connecting-IP": `2001:db8:${(++networks).toString(16)}::1` });

async function makeProfile() {
  const owner = await makePerson();
  return { owner, ...(await makeGuide(owner)) };
}
type Given = { headers?: Record<string, string>; as?: Person; env?: Env };
const report = (
  uniqueId: string,
  json: object = { reason: "impersonation" },
  { headers = newNetwork(), ...given }: Given = {},
) => call("POST", `/api/guides/${uniqueId}/report`, { json, headers, ...given });
const hide = (id: number, as = admin, reason = "It is somebody else’s photo") =>
  call("POST", `/api/admin/guides/${id}/hide`, { as, json: { reason } });
const close = (id: number, as = admin, reason = "Nothing wrong with it") =>
  call("POST", `/api/admin/guides/${id}/reports/close`, { as, json: { reason } });
const cases = async (query = "?status=open&limit=200"): Promise<PageCase[]> =>
  (await call("GET", `/api/admin/page-reports${query}`, { as: admin })).json();
const caseOf = async (guideId: number, status = "open") =>
  (await cases(`?status=${status}&limit=200`)).find(({ guide }) => guide.id === guideId);
const stored = (guideId: number) => db.select().from(pageReports).where(eq(pageReports.guideId, guideId));
const audited = async (guideId: number) =>
  ((await (await call("GET", "/api/admin/audit?limit=100", { as: admin })).json()) as AuditEntry[])
    .filter(({ subject }) => subject === `guide ${guideId}`)
    .map(({ action, detail }) => [action, detail]);
const mailed = () => makeMailService();

/** Copies a row ten thousand times, with other values in some columns. */
async function copyRow(table: SQLiteTable, id: number, own: Record<string, string>): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const names = columns.map((column) => column.name);
  const values = names.map((column) => own[column] ?? `row."${column}"`);
  await db.run(`insert into "${name}" ("${names.join('", "')}")
    with recursive n(value) as (select 1 union all select value + 1 from n where value < 10000)
    select ${values.join(", ")} from n join "${name}" as row on row.id = ${id}`);
}

describe("a report of a page", () => {
  it("a report of a page gets 202 with thanks, and comes to the admins with what helps to decide", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const today = new Date().toISOString().slice(0, 10);
    await db.insert(guideDays).values([
      { guideId: id, day: today, visits: 9, scans: 5 },
      { guideId: id, day: "2020-01-01", visits: 9, scans: 70 },
    ]);
    const response = await report(uniqueId, { ...FRAUD, name: " Rita\u202e ", email: "Rita@Example.com" });
    expect([response.status, await response.json()]).toEqual([
      202,
      { message: "Thank you. A person reads it.", code: "report_received" },
    ]);
    expect(await caseOf(id)).toEqual({
      guide: { id, name: "Marta Oliveira", uniqueId, createdAt: expect.stringMatching(/Z$/) },
      owner: { id: owner.id, email: owner.email, createdAt: expect.stringMatching(/Z$/) },
      scansOfWeek: 5,
      isUrgent: false,
      reports: [
        {
          ...FRAUD,
          name: expect.stringContaining("Rita"),
          email: "rita@example.com",
          createdAt: expect.any(String),
        },
      ],
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it.each([
    [{}, "reason", "Please choose a reason"],
    [{ reason: "spam" }, "reason", "Please choose a reason"],
    [{ reason: "fraud" }, "text", "Please say what is wrong"],
    [{ reason: "illegal", text: " \u200b\n " }, "text", "Please say what is wrong"],
    [{ reason: "other", text: "" }, "text", "Please say what is wrong"],
    [{ reason: "fraud", text: null }, "text", "Please say what is wrong"],
    [{ reason: "other", text: "\u3164\u2800\u034F" }, "text", "Please say what is wrong"],
    [{ reason: "fraud", text: "x".repeat(2001) }, "text", "Text must be less than 2000 characters"],
    [{ reason: "offensive", name: "n".repeat(101) }, "name", "Name must be less than 100 characters"],
    [{ reason: "offensive", email: "nobody" }, "email", EMAIL_MESSAGE],
  ])(
    "a report of a page that lacks something is refused with its sentence: %j",
    async (json, field, sentence) => {
      const { id, uniqueId } = await makeProfile();
      const response = await report(uniqueId, json);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "invalid_input",
        issues: [expect.objectContaining({ path: [field] })],
        errors: [expect.stringContaining(sentence)],
      });
      expect(await stored(id)).toEqual([]);
    },
  );

  it("a report of a page whose optional fields are null is one without them", async () => {
    const { id, uniqueId } = await makeProfile();
    const nulls = { text: null, name: null, email: null };
    expect((await report(uniqueId, { reason: "offensive", ...nulls })).status).toBe(202);
    expect(await stored(id)).toMatchObject([{ text: "", name: "", email: "" }]);
  });

  it("a report of a page takes 2,000 letters of any script, markup and links, as they are", async () => {
    const { id, uniqueId } = await makeProfile();
    const text = `<script>alert(1)</script> https://evil.example "'${"🎫".repeat(1900)}`;
    expect((await report(uniqueId, { reason: "other", text, name: "<b>x</b>" })).status).toBe(202);
    const [row] = await stored(id);
    expect([row?.text, row?.name]).toEqual([text, "<b>x</b>"]);
  });

  it("a page is reported once a day from a network, however often and about what, and again a day later", async () => {
    const { id, uniqueId } = await makeProfile();
    const hotel = { headers: { "CF-Connecting-IP": "203.0.113.40" } };
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        report(uniqueId, count % 2 ? FRAUD : { reason: "offensive" }, hotel),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await stored(id)).toHaveLength(1);
    await close(id);
    expect((await report(uniqueId, FRAUD, hotel)).status).toBe(202);
    expect(await stored(id)).toHaveLength(1);
    await db
      .update(pageReports)
      .set({ createdAt: new Date(Date.now() - DAY - HOUR) })
      .where(eq(pageReports.guideId, id));
    await db.delete(rateCounters);
    await report(uniqueId, FRAUD, hotel);
    expect(await stored(id)).toHaveLength(2);
    expect(await caseOf(id)).toMatchObject({ isUrgent: false, reports: [FRAUD, {}] });
  });

  it("a report's form asks for an e-mail address only where this server sends e-mails", async () => {
    const { uniqueId } = await makeProfile();
    const json = { name: "Ana", rating: 5, comment: "Lovely" };
    const review = await call("POST", `/api/guides/${uniqueId}/reviews`, { json });
    const { id } = await review.json<{ id: number }>();
    for (const query of ["", `?review=${id}`]) {
      const formAt = async (env: Env) =>
        (await call("GET", `/profile/${uniqueId}/report${query}`, { env })).text();
      expect(await formAt(site)).toContain('name="email"');
      const plain = await formAt({ ...site, MAIL_FROM: "off" });
      expect(plain).toContain('name="text"');
      expect(plain).not.toMatch(/name="email"|your e-mail/);
    }
  });

  it("a report's form refuses an e-mail address without an ending, as the call does, so that its reason isn't blamed", async () => {
    const { uniqueId } = await makeProfile();
    const html = await (await call("GET", `/profile/${uniqueId}/report`, { env: site })).text();
    const [, pattern = ""] = /<input[^>]* pattern="([^"]*)"/.exec(html) ?? [];
    const isTaken = (email: string) => new RegExp(`^(?:${pattern})$`, "v").test(email);
    expect([pattern === "", isTaken("ana@example")]).toEqual([false, false]);
    expect((await report(uniqueId, { ...FRAUD, email: "ana@example" })).status).toBe(400);
    for (const email of ["ana@example.com", "ana@münchen-touren.example", "a.b+c@mail.example.co.uk"])
      expect([email, isTaken(email)]).toEqual([email, true]);
  });

  it("a network reports twenty things an hour, pages and reviews together", async () => {
    const profiles = await Promise.all(Array.from({ length: 21 }, makeProfile));
    const coach = { headers: newNetwork() };
    const statuses: number[] = [];
    for (const { uniqueId } of profiles) statuses.push((await report(uniqueId, undefined, coach)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });

  it("a page that nobody finds can't be reported, by its team neither, nor from another site", async () => {
    const owner = await makePerson({ subscriptionStatus: "inactive", trialEndsAt: new Date(0) });
    const lapsed = await makeGuide(owner);
    const { id, uniqueId, owner: team } = await makeProfile();
    await hide(id);
    for (const [guide, as] of [
      ["nobody"],
      [lapsed.uniqueId],
      [lapsed.uniqueId, owner],
      [uniqueId],
      [uniqueId, team],
    ] as const)
      expect((await report(guide, undefined, as ? { as } : {})).status).toBe(404);
    const shown = await makeProfile();
    const foreign = {
      headers: { ...newNetwork(), Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    };
    expect((await report(shown.uniqueId, undefined, foreign)).status).toBe(403);
    expect(await stored(shown.id)).toEqual([]);
  });

  it("a report that only machines send gets 202 and is nothing new", async () => {
    const { id, uniqueId } = await makeProfile();
    const other = await makeProfile();
    const ctx = contextOf();
    const at = (ms: number) => createFormToken({ ...ctx, now: ctx.now - ms }, uniqueId);
    for (const fields of [
      { subject: "Cheap visas" },
      { stamp: "x.y" },
      { stamp: await createFormToken(ctx, other.uniqueId) },
      { stamp: await at(0) },
      { stamp: await at(8 * DAY) },
    ])
      expect((await report(uniqueId, { ...FRAUD, ...fields })).status).toBe(202);
    expect(await stored(id)).toEqual([]);
    expect((await report(uniqueId, { ...FRAUD, stamp: await at(HOUR), subject: "" })).status).toBe(202);
    expect(await stored(id)).toHaveLength(1);
  });
});

describe("the case of a page", () => {
  it("three networks within a day make a page urgent, with one e-mail to the contact, and hide nothing", async () => {
    const { id, uniqueId } = await makeProfile();
    const { env, sent } = mailed();
    const on = { ...env, CONTACT_EMAIL: CONTACT };
    const send = () => report(uniqueId, FRAUD, { env: on });
    await send();
    await send();
    expect((await caseOf(id))?.isUrgent).toBe(false);
    await Promise.all(Array.from({ length: 38 }, send));
    expect(await caseOf(id)).toMatchObject({ isUrgent: true, reports: { length: 40 } });
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(200);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [CONTACT, "Several people have reported a page"],
    ]);
    // A later case has its own e-mail; earlier reports don't count for it.
    await close(id);
    expect((await caseOf(id, "decided"))?.isUrgent).toBe(false);
    await send();
    await send();
    expect(await caseOf(id)).toMatchObject({ isUrgent: false });
    await send();
    expect((await caseOf(id))?.isUrgent).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it("a page that three networks report more than a day apart isn't urgent, and a site without a contact sends no e-mail", async () => {
    const { id, uniqueId } = await makeProfile();
    const { env, sent } = mailed();
    await report(uniqueId, FRAUD, { env });
    await db
      .update(pageReports)
      .set({ createdAt: new Date(Date.now() - DAY) })
      .where(eq(pageReports.guideId, id));
    await report(uniqueId, FRAUD, { env });
    await report(uniqueId, FRAUD, { env });
    expect((await caseOf(id))?.isUrgent).toBe(false);
    await report(uniqueId, FRAUD, { env });
    expect((await caseOf(id))?.isUrgent).toBe(true);
    expect(sent).toEqual([]);
  });

  it("the list of cases has urgent ones first, then the oldest; decided ones the newest first, slice by slice", async () => {
    await db.delete(pageCases);
    const [one, two, three] = [await makeProfile(), await makeProfile(), await makeProfile()];
    for (const { uniqueId } of [one, two, three]) await report(uniqueId);
    await report(three.uniqueId);
    await report(three.uniqueId);
    const names = (list: PageCase[]) => list.map(({ guide }) => guide.id);
    expect(names(await cases())).toEqual([three.id, one.id, two.id]);
    const first = await call("GET", "/api/admin/page-reports?limit=2", { as: admin });
    const [, next = ""] = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "") ?? [];
    expect(names(await (await call("GET", next, { as: admin })).json())).toEqual([two.id]);
    for (const { id } of [two, one, three]) await close(id);
    expect(names(await cases("?status=decided"))).toEqual([three.id, one.id, two.id]);
    expect(await cases()).toEqual([]);
    for (const query of ["?status=all", "?cursor=x", "?cursor=held.1.2"])
      expect((await call("GET", `/api/admin/page-reports${query}`, { as: admin })).status).toBe(400);
  });

  it("closing reports decides the case once, with a reason, and a later report opens it again", async () => {
    const { id, uniqueId } = await makeProfile();
    expect((await close(id)).status).toBe(404);
    await report(uniqueId, FRAUD);
    expect((await close(id, admin, " ")).status).toBe(400);
    const other = await makeAdmin();
    const responses = await Promise.all([close(id), close(id, other, "I looked, too")]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await Promise.all(responses.map((response) => response.json()));
    expect(row).toEqual(await caseOf(id, "decided"));
    expect(await audited(id)).toEqual([
      ["reports-close", expect.stringMatching(/^(?:Nothing wrong|I looked)/)],
    ]);
    await report(uniqueId, { reason: "illegal", text: "A second look, please" });
    expect((await caseOf(id))?.reports).toMatchObject([{ reason: "illegal" }, FRAUD]);
    expect((await close(999_999)).status).toBe(404);
  });

  it("a case that one admin closes while another hides the page is decided once, and the page is hidden", async () => {
    const { id, uniqueId } = await makeProfile();
    await report(uniqueId, FRAUD);
    const responses = await Promise.all([close(id), hide(id, await makeAdmin())]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect([await caseOf(id), (await caseOf(id, "decided"))?.reports]).toMatchObject([undefined, [FRAUD]]);
    expect((await stored(id)).filter(({ closedAt }) => closedAt === null)).toEqual([]);
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(404);
    expect((await audited(id)).map(([action]) => action)).toContain("guide-hide");
  });

  it("hiding a page decides its case, also where it is hidden already, and its owner hears only of the hiding", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const { env, sent } = mailed();
    await report(uniqueId, { ...FRAUD, email: "rita@example.com" }, { env });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["rita@example.com", "We have your report"],
    ]);
    // An admin hid it before reports could be decided.
    await db.update(guides).set({ hiddenAt: new Date(), hiddenReason: "Before" }).where(eq(guides.id, id));
    const again = await call("POST", `/api/admin/guides/${id}/hide`, {
      as: admin,
      env,
      json: { reason: "Again" },
    });
    expect(await again.json()).toMatchObject({ hiddenReason: "Before" });
    expect(await caseOf(id, "decided")).toBeDefined();
    expect(await audited(id)).toEqual([["guide-hide", "Again"]]);
    expect(sent.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      ["rita@example.com", "The page was hidden"],
    ]);
    await hide(id);
    expect(await audited(id)).toHaveLength(1);
    const shown = await makeProfile();
    await report(shown.uniqueId, FRAUD);
    await call("POST", `/api/admin/guides/${shown.id}/hide`, {
      as: admin,
      env,
      json: { reason: "Stolen photo" },
    });
    expect(sent.at(-1)).toMatchObject({ to: shown.owner.email, subject: "We have hidden a page of yours" });
    expect(sent.filter(({ to }) => to === owner.email)).toEqual([]);
  });

  it("a reporter with an address hears that the page stays, once, and of a later hiding", async () => {
    const { id, uniqueId } = await makeProfile();
    const { env, sent } = mailed();
    const email = "tom@example.com";
    for (let count = 0; count < 5; count++) await report(uniqueId, { ...FRAUD, email }, { env });
    const subjects = () => sent.map(({ subject }) => subject);
    // Three e-mails a day to an address, whoever typed it.
    expect(subjects()).toEqual(Array.from({ length: 3 }, () => "We have your report"));
    const closeBy = () =>
      call("POST", `/api/admin/guides/${id}/reports/close`, { as: admin, env, json: { reason: "Fine" } });
    await closeBy();
    await closeBy();
    expect(subjects().slice(3)).toEqual(["The page stays"]);
    await call("POST", `/api/admin/guides/${id}/hide`, {
      as: admin,
      env,
      json: { reason: "Stolen after all" },
    });
    expect(sent.slice(4).map(({ to, subject }) => [to === email, subject])).toContainEqual([
      true,
      "The page was hidden",
    ]);
  });

  it("a report of a page that is deleted meanwhile goes with it, and its e-mail says so", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    await report(uniqueId, { ...FRAUD, email: "late@example.com" });
    await db.insert(letters).values({
      kind: "page-report-decided",
      userId: owner.id,
      recipient: "late@example.com",
      detail: String(id),
      queuedAt: new Date(),
      dueAt: new Date(0),
    });
    await call("DELETE", `/api/guides/${id}`, { as: owner, json: { password: PASSWORD } });
    expect(await stored(id)).toEqual([]);
    expect([(await close(id)).status, (await hide(id)).status]).toEqual([404, 404]);
    const { env, sent } = mailed();
    await worker.scheduled(createScheduledController(), recordQueries(env));
    expect(sent.find(({ to }) => to === "late@example.com")?.subject).toBe("The page is gone");
  });

  it("a hand-on changes nothing about a case, and the owner's download has reason and time alone", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const { env } = mailed();
    await report(uniqueId, { ...FRAUD, name: "Rita Lopes", email: "rita@example.com" }, { env });
    await call("POST", `/api/guides/${id}/hand-on`, {
      as: owner,
      json: { name: "Tom Silva", password: PASSWORD },
    });
    expect(await caseOf(id)).toMatchObject({
      guide: { name: "Tom Silva" },
      reports: [{ ...FRAUD, name: "Rita Lopes" }],
    });
    const { rows } = await (async () => {
      const { readTables } = await import("../accounts/export.ts").then(
        () => import("../accounts/export-tables.ts"),
      );
      for await (const slice of readTables(contextOf(), { id: owner.id } as never))
        if (slice.name === "page_reports") return slice;
      throw new Error("no table");
    })();
    expect(rows).toEqual([{ guideId: id, reason: "fraud", createdAt: expect.any(Date) }]);
  });

  it("a report says thirty days after the decision no more who sent it, and two years after it nothing", async () => {
    const { id, uniqueId } = await makeProfile();
    const open = await makeProfile();
    const full = { ...FRAUD, name: "Rita Lopes", email: "rita@example.com" };
    await report(uniqueId, full);
    await report(open.uniqueId, full);
    await close(id);
    const forget = async (days: number) => {
      const [first, ...others] = forgetPageReports(contextOf({ now: Date.now() + days * DAY + HOUR }));
      if (first) await db.batch([first, ...others]);
      return (await stored(id)).map(({ reporter, name, email, text }) => ({ reporter, name, email, text }));
    };
    expect(await forget(29)).toMatchObject([{ name: "Rita Lopes", reporter: expect.any(String) }]);
    expect(await forget(30)).toEqual([{ reporter: null, name: "", email: "", text: FRAUD.text }]);
    expect(await forget(729)).toHaveLength(1);
    expect(await caseOf(id, "decided")).toBeDefined();
    expect(await forget(730)).toEqual([]);
    expect(await caseOf(id, "decided")).toBeUndefined();
    expect(await stored(open.id)).toMatchObject([full]);
  });

  it("the list of cases reads no more rows for 10,000 cases, nor for a page with thousands of reports", async () => {
    await db.delete(pageCases);
    const { owner, id } = await makeProfile();
    await copyRow(users, owner.id, { id: "1000000 + n.value", email: "'many-' || n.value" });
    await copyRow(guides, id, {
      id: "1000000 + n.value",
      user_id: "1000000 + n.value",
      unique_id: "'many-' || n.value",
    });
    const many = "from guides where id > 1000000";
    await db.run(
      `insert into page_cases select id, case when id % 100 = 0 then 'urgent' else 'waiting' end, id, id ${many}`,
    );
    await db.run(
      `insert into page_reports (id, guide_id, reason, created_at) select 'r' || id, id, 'fraud', id ${many}`,
    );
    const { items } = await listPageCases(contextOf(), "open", { limit: 1, after: undefined });
    const busy = items[0]?.guide.id;
    await db.run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into page_reports (id, guide_id, reason, created_at) select 'b' || i, ${busy}, 'fraud', i from n`);
    const { rows, statements } = await rowsOf((ctx) =>
      listPageCases(ctx, "open", { limit: 25, after: undefined }),
    );
    expect(statements).toHaveLength(2);
    expect(rows).toBeLessThan(600);
    const [first] = (await listPageCases(contextOf(), "open", { limit: 25, after: undefined })).items;
    expect([first?.guide.id, first?.reports.length]).toEqual([busy, REPORTS_SHOWN]);
  });
});
