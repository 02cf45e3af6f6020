import { desc, eq, lt } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { AdminEmail } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { letters, sentEmails } from "../db/tables/mail.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which is kept what became of an e-mail. */
export const SENT_LIFE_MS = 90 * DAY;
/** The most e-mails that an admin sees of an account. */
const SHOWN_MAX = 20;

type Kind = (typeof sentEmails.$inferSelect)["kind"];
/** Kinds that go to someone who reported something, or to the site's contact: that isn't the account's to know. */
export const TO_OTHERS: Kind[] = [
  "report-received",
  "report-decided",
  "page-report-received",
  "page-report-decided",
  "page-urgent",
];

type Outcome = Pick<typeof letters.$inferSelect, "userId" | "kind" | "queuedAt"> & {
  status: (typeof sentEmails.$inferSelect)["status"];
};

/** Returns the statements that record what became of an e-mail. */
export const recordSent = ({ db }: Ctx, { userId, kind, queuedAt, status }: Outcome) =>
  TO_OTHERS.includes(kind) ? [] : [db.insert(sentEmails).values({ userId, kind, queuedAt, status })];

/** Returns the statement that forgets what became of old e-mails. */
export const removeOldSent = ({ db, now }: Pick<Ctx, "db" | "now">) =>
  db.delete(sentEmails).where(firstRows(sentEmails, lt(sentEmails.queuedAt, new Date(now - SENT_LIFE_MS))));

/** Reads the last e-mails to an account, those that wait among them: statements for a batch. */
export const readEmailsOf = ({ db }: Ctx, userId: number) => ({
  waiting: db
    .select({ kind: letters.kind, queuedAt: letters.queuedAt, userId: letters.userId })
    .from(letters)
    .where(eq(letters.userId, userId))
    .limit(2 * SHOWN_MAX),
  settled: db
    .select({ kind: sentEmails.kind, queuedAt: sentEmails.queuedAt, status: sentEmails.status })
    .from(sentEmails)
    .where(eq(sentEmails.userId, userId))
    .orderBy(desc(sentEmails.id))
    .limit(SHOWN_MAX),
});

type Row = { kind: Kind; queuedAt: Date; status?: AdminEmail["status"] };

/** Lists the last e-mails, newest first. */
export const toAdminEmails = (waiting: Row[], settled: Row[]): AdminEmail[] =>
  [...waiting.filter(({ kind }) => !TO_OTHERS.includes(kind)), ...settled]
    .toSorted((a, b) => b.queuedAt.getTime() - a.queuedAt.getTime())
    .slice(0, SHOWN_MAX)
    .map(({ kind, queuedAt, status = "waiting" }) => ({ kind, createdAt: queuedAt.toISOString(), status }));
