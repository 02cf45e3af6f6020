import { inArray, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { type Running, TROUBLE_DAYS, WAITING_MAX } from "#schema/running.ts";
import type { Ctx } from "../context.ts";
import { counters } from "../db/tables/admin.ts";
import { sentEmails } from "../db/tables/mail.ts";
import { pageCases, reviewCases } from "../db/tables/moderation.ts";

const counted = (from: SQL) =>
  sql<number>`(select count(*) from (select 1 from ${from} limit ${WAITING_MAX}))`;

/** Counts what waits for an admin, and what failed lately. Where there is much of one kind it stops at WAITING_MAX. */
export async function countAttention({ db, now }: Ctx): Promise<Omit<Running["attention"], "roomLeft">> {
  const lately = sql`${sentEmails.queuedAt} > ${now - TROUBLE_DAYS * DAY}`;
  // The words of conditions are those of the indexes.
  const [[row], [backup]] = await db.batch([
    db
      .select({
        reviews: counted(sql`${reviewCases} where ${inArray(reviewCases.state, ["held", "reported"])}`).as(
          "reviews",
        ),
        pages: counted(sql`${pageCases} where ${inArray(pageCases.state, ["urgent", "waiting"])}`).as(
          "pages",
        ),
        urgent: counted(sql`${pageCases} where ${inArray(pageCases.state, ["urgent"])}`).as("urgent"),
        paymentsFailed: counted(sql`${sentEmails} where ${lately} and "kind" = 'payment-failed'`).as(
          "unpaid",
        ),
        emailsFailed: counted(sql`${sentEmails} where ${lately} and "status" = 'failed'`).as("failed"),
      })
      .from(sql`(select 1)`),
    db
      .select({ at: counters.value })
      .from(counters)
      .where(inArray(counters.name, ["backupAt"])),
  ]);
  const { reviews = 0, pages = 0, urgent = 0, paymentsFailed = 0, emailsFailed = 0 } = row ?? {};
  return {
    reports: { reviews, pages, urgent },
    paymentsFailed,
    emailsFailed,
    backupAt: backup ? new Date(backup.at).toISOString() : null,
  };
}
