import { and, asc, getTableColumns, gt, notInArray, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { User } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys, sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import { machineTranslations } from "../db/tables/machine-translations.ts";
import { letters, linkTokens, newReviews, sentEmails } from "../db/tables/mail.ts";
import {
  pageCases,
  pageReports,
  reviewCases,
  reviewReports,
  reviewSketches,
} from "../db/tables/moderation.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { pushSubscriptions } from "../db/tables/push.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideContacts, guideWords, userWords } from "../db/tables/search-words.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { webLinks } from "../db/tables/web-links.ts";
import { TO_OTHERS } from "../mail/sent-emails.ts";

/** The most rows of one read. */
const SLICE_SIZE = 500;

/**
 * A table with the condition of an account's rows. `secrets` are columns that open something and have no use elsewhere,
 * or that tell who reported a review.
 */
type Part = { table: SQLiteTable; of: (userId: number) => SQL; secrets?: string[] };

const byUser = (table: SQLiteTable & { userId: unknown }) => (userId: number) =>
  sql`${table.userId} = ${userId}`;
const byGuide = (table: SQLiteTable & { guideId: unknown }) => (userId: number) =>
  sql`${table.guideId} in (select ${guides.id} from ${guides} where ${guides.userId} = ${userId})`;

const byReview = (table: SQLiteTable & { reviewId: unknown }) => (userId: number) =>
  sql`${table.reviewId} in (select ${reviews.id} from ${reviews} where ${byGuide(reviews)(userId)})`;

/**
 * Kinds of e-mails that the download leaves out. One to someone who reported a review or a page of this account holds that
 * person's address, and of the one to the site's contact the owner knows nothing. One that confirms a new address is there
 * only where that address has no account, which no one may learn, not even by a gap in the numbers of the others.
 */
const UNTOLD = [...TO_OTHERS, "confirm-email" as const];

/** Every table with rows of an account. A test walks all tables and fails where one is missing here. */
export const EXPORTED: Part[] = [
  {
    table: users,
    of: (userId) => sql`${users.id} = ${userId}`,
    secrets: ["passwordHash", "twoStepSecret", "twoStepLast", "recoveryCodes"],
  },
  { table: guides, of: byUser(guides) },
  {
    table: guideEditors,
    of: (userId) => sql`(${byGuide(guideEditors)(userId)} or ${guideEditors.userId} = ${userId})`,
  },
  { table: handles, of: byGuide(handles) },
  { table: reviewPlatforms, of: byGuide(reviewPlatforms) },
  { table: paymentWays, of: byGuide(paymentWays) },
  { table: webLinks, of: byGuide(webLinks) },
  { table: machineTranslations, of: byGuide(machineTranslations) },
  { table: reviews, of: byGuide(reviews) },
  { table: guideDays, of: byGuide(guideDays) },
  { table: reviewCases, of: byReview(reviewCases) },
  { table: reviewReports, of: byReview(reviewReports), secrets: ["reporter", "text", "email"] },
  { table: reviewSketches, of: byReview(reviewSketches) },
  { table: pageCases, of: byGuide(pageCases), secrets: ["state", "at"] },
  {
    table: pageReports,
    of: byGuide(pageReports),
    secrets: ["id", "reporter", "text", "name", "email", "closedAt"],
  },
  { table: tours, of: byUser(tours) },
  { table: guideTours, of: byGuide(guideTours) },
  { table: sessions, of: byUser(sessions), secrets: ["key"] },
  { table: passkeys, of: byUser(passkeys), secrets: ["publicKey", "credentialId"] },
  {
    table: letters,
    of: (userId) =>
      sql`${letters.userId} = ${userId} and ${notInArray(letters.kind, [...UNTOLD, "email-changing"])}`,
    secrets: ["id"],
  },
  {
    table: sentEmails,
    of: (userId) => sql`${sentEmails.userId} = ${userId} and ${notInArray(sentEmails.kind, UNTOLD)}`,
    secrets: ["id"],
  },
  {
    table: linkTokens,
    of: (userId) =>
      sql`${linkTokens.userId} = ${userId} and ${linkTokens.purpose} not in ('confirm-email', 'cancel-email')`,
    secrets: ["hash"],
  },
  { table: newReviews, of: byUser(newReviews) },
  {
    table: pushSubscriptions,
    of: byUser(pushSubscriptions),
    secrets: ["sessionKey", "endpoint", "p256dh", "auth"],
  },
  { table: userWords, of: byUser(userWords) },
  { table: guideWords, of: byGuide(guideWords) },
  { table: guideContacts, of: byGuide(guideContacts) },
];

type TableSlice = { name: string; rows: Record<string, unknown>[] };

/** Reads all rows of an account, table by table, in slices. Each table has one slice at least. */
export async function* readTables({ db }: Ctx, { id }: User): AsyncGenerator<TableSlice> {
  for (const { table, of, secrets = [] } of EXPORTED) {
    const { name } = getTableConfig(table);
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table)).filter(([column]) => !secrets.includes(column)),
    );
    const rowid = sql<number>`${table}.rowid`;
    let last = -1;
    for (;;) {
      const page = await db
        .select({ ...columns, rowid })
        .from(table)
        .where(and(of(id), gt(rowid, last)))
        .orderBy(asc(rowid))
        .limit(SLICE_SIZE);
      const end = page.at(-1)?.rowid;
      for (const row of page) Reflect.deleteProperty(row, "rowid");
      yield { name, rows: page };
      if (end === undefined || page.length < SLICE_SIZE) break;
      last = end;
    }
  }
}
