import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Ctx } from "../context.ts";
import { listAudit } from "../audit-log/audit-log.ts";
import { listPageCases } from "../page-reports/page-cases.ts";
import { listCases } from "../reviews/review-cases.ts";
import { countAttention } from "../running/attention.ts";
import { countWaiting } from "../running/waiting.ts";
import { contactSearch } from "../search/contact-search.ts";
import { termsOf } from "../search/terms.ts";
import { contextOf, db } from "../testing/factories.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { listAllGuides } from "./guides.ts";
import type { SliceRequest } from "./list-slice.ts";
import { getUserPage } from "./user-page.ts";
import { listUsers } from "./users.ts";

const MANY = 100_000;
const each = (select: string) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY}) ${select}`;

/** A hundred thousand of everything that admins list. */
const ROWS = [
  `insert into users (id, username, email, password_hash, created_at, trial_ends_at)
    ${each("select i, 'walker' || i, 'walker' || i || '@many.example', 'x', i, 9e12 from n")}`,
  `insert into guides (id, unique_id, user_id, slot, name, phone, created_at, updated_at)
    ${each("select i, printf('g%09d', i), i, 1, 'Walker ' || i, '+351 9' || printf('%08d', i), i, i from n")}`,
  `insert into user_words ${each("select i, 'walker' || i from n")}`,
  `insert into guide_words ${each("select i, 'walker' from n")}`,
  `insert into guide_words ${each("select i, 'early' from n where i <= 2000")}`,
  `insert into guide_contacts ${each(
    "select i, 'paypalLink', 'paypal.me/walker' || i from n union all select i, 'ways', iif(i % 2, 'pt500001', 'de' || i) from n",
  )}`,
  // The latest pages say a lot of their guides.
  `insert into guide_contacts ${each(
    `select i, 'links', 'guide.example/' || value from n, json_each('[1,2,3,4,5]') where i > ${MANY - 400}`,
  )}`,
  `insert into page_cases ${each("select i, iif(i % 100, 'waiting', 'urgent'), i, i from n")}`,
  `insert into page_reports (id, guide_id, reason, reporter, created_at) ${each("select 'r' || i, i, 'fraud', i, i from n")}`,
  `insert into reviews (id, guide_id, name, rating, comment, date) ${each("select i, i, 'Guest', 5, 'Lovely', i from n")}`,
  `insert into review_cases (review_id, state, at, created_at) ${each("select i, iif(i % 100, 'reported', 'held'), i, i from n")}`,
  `insert into audit_log (at, admin, action, subject) ${each("select i, 'ben@lanyard.example', 'guide-hide', 'guide ' || i from n")}`,
  `insert into sent_emails (user_id, kind, queued_at, status) ${each("select i, 'new-reviews', 9e12, 'failed' from n")}`,
];
beforeAll(async () => {
  for (const statement of ROWS) await db.run(sql.raw(statement));
}, 300_000);

const request = (q = "", newestFirst = true): SliceRequest => ({
  limit: 25,
  after: undefined,
  newestFirst,
  terms: termsOf(q),
  contact: contactSearch(q),
});
const users = (q?: string) => (ctx: Ctx) => listUsers(ctx, { ...request(q), plan: undefined });
const guides = (q?: string) => (ctx: Ctx) => listAllGuides(ctx, "updated", request(q));
const open = { limit: 25, after: undefined };
/** A slice of the audit log of the day on which everything happened. */
const dayAfter = (before: number | undefined) =>
  ({ limit: 26, before, kind: "all", day: "1970-01-01" }) as const;

it.each<[string, number, (ctx: Ctx) => Promise<unknown>]>([
  ["the reports of pages", 600, (ctx) => listPageCases(ctx, "open", open)],
  [
    "the reports of pages, from the middle",
    600,
    (ctx) => listPageCases(ctx, "open", { limit: 25, after: { state: "waiting", at: 50_000, id: 50_000 } }),
  ],
  ["the reports of reviews", 600, (ctx) => listCases(ctx, "open", open)],
  ["the accounts", 600, users()],
  ["the accounts, searched for a rare word", 600, users("walker77777")],
  ["the accounts, searched for a common word", 4000, users("walker")],
  ["the profiles", 600, guides()],
  ["the profiles, searched for a common word", 7000, guides("walker")],
  ["the profiles, searched for a common word that none of the latest has", 7000, guides("early")],
  ["the profiles, searched for a phone number", 3000, guides("+351 900 000 077")],
  ["the profiles, searched for a link", 3000, guides("https://www.paypal.com/paypalme/walker77777")],
  ["the profiles, searched for an account that half of them name", 8000, guides("PT50 0001")],
  ["the audit log", 600, (ctx) => listAudit(ctx, { limit: 26, before: undefined, kind: "changes" })],
  [
    "the audit log of a page",
    600,
    (ctx) => listAudit(ctx, { limit: 26, before: undefined, kind: "changes", subject: "guide 77" }),
  ],
  ["the audit log of a day", 600, (ctx) => listAudit(ctx, dayAfter(undefined))],
  ["the audit log of a day, from the middle", 600, (ctx) => listAudit(ctx, dayAfter(50_000))],
  ["an account whose way half of the others name", 1200, (ctx) => getUserPage(ctx, 77)],
  ["what waits and what failed", 8000, (ctx) => Promise.all([countAttention(ctx), countWaiting(ctx)])],
])("the rows read for %s are fewer than %i among 100,000 of each", async (_what, most, ask) => {
  const { rows } = await rowsOf(ask);
  expect(rows).toBeLessThan(most);
});

it("a page among 100,000 is found by its PayPal name, and one of an account that half of them name comes in slices", async () => {
  const [{ items }, { items: same, next }] = [
    await listAllGuides(contextOf(), "updated", request("walker77777")),
    await listAllGuides(contextOf(), "updated", request("PT50 0001")),
  ];
  expect(items.map(({ id }) => id)).toContain(77_777);
  expect([same.length, next !== undefined]).toEqual([25, true]);
});

it("the audit log of a day comes in slices without a gap", async () => {
  const first = await listAudit(contextOf(), dayAfter(undefined));
  const second = await listAudit(contextOf(), dayAfter(first.at(-1)?.id));
  expect([...first, ...second].map(({ id }) => id)).toEqual(Array.from({ length: 52 }, (_, n) => MANY - n));
  // An id that no entry has leads to those before it.
  const all = await listAudit(contextOf(), dayAfter(2 * MANY));
  expect(all.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
});
