import { eq } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import type { EmailKind } from "../mail/write-email.ts";
import { queueEmail, sendQueued } from "../mail/outbox.ts";
import { call, contextOf, db, makeGuide, makePerson } from "./factories.ts";
import { makeMailService } from "./mail.ts";
import { type WeekKind, weekReport } from "./week-reports.ts";

/** The e-mails that quote a review. */
export const QUOTES: EmailKind[] = ["new-reviews", "review-reported", "review-decided"];
/** The e-mails about a review. */
const OF_REVIEWS: EmailKind[] = [...QUOTES, "report-received", "report-decided"];

/** The e-mails about a page. */
const OF_PAGES: EmailKind[] = [
  "page-hidden",
  "pages-dark",
  "page-report-received",
  "page-report-decided",
  "page-urgent",
];

/** What has happened to the review or the page that an e-mail is about. */
type State = "gone" | "hidden" | "earlier" | "hidden earlier" | "twice";

export type EmailCase = {
  kind: EmailKind;
  detail?: string;
  /** the name that someone typed: the account's, the page's, and a review's */
  name?: string;
  language?: AccountLanguage;
  state?: State;
  /** who changed how guests can tip: the reader, someone else with the same name who may edit the page, or its owner */
  by?: "editor" | "owner";
  /** whose plan ended: the reader's, or that of the page's owner; the reader's runs again */
  plan?: "trial" | "ended" | "owners" | "again";
  /** what the e-mail about a week says */
  week?: WeekKind;
  /** whether the account's address is confirmed */
  isConfirmed?: boolean;
  /** the page's time zone */
  timeZone?: string;
  /** other settings of the server */
  settings?: Partial<Env>;
};

type Changed = { guideId: number; reader: number; name: string };

/** Returns the id of the person who made a change. */
async function changerOf(by: EmailCase["by"], { guideId, reader, name }: Changed): Promise<number> {
  if (by === undefined) return reader;
  const other = await makePerson();
  await db.update(users).set({ username: name }).where(eq(users.id, other.id));
  if (by === "owner") await db.update(guides).set({ userId: other.id }).where(eq(guides.id, guideId));
  return other.id;
}

/** Ends the plan of the page's owner, who may be another person who lets the reader edit it. */
async function endPlan(plan: EmailCase["plan"], { guideId, reader }: Changed): Promise<void> {
  let owner = reader;
  if (plan === "owners") {
    owner = (await makePerson()).id;
    await db.update(guides).set({ userId: owner }).where(eq(guides.id, guideId));
    const at = new Date();
    const email = `${reader}@editors.example`;
    await db.insert(guideEditors).values({ guideId, email, userId: reader, invitedAt: at, joinedAt: at });
  }
  const subscriptionStatus = plan === "again" ? "active" : plan === "ended" ? "inactive" : "trial";
  await db
    .update(users)
    .set({ subscriptionStatus, trialEndsAt: new Date(0), darkLetterAt: new Date() })
    .where(eq(users.id, owner));
}

async function writeReview(guide: string, comment: string, network: string): Promise<void> {
  await call("POST", `/api/guides/${guide}/reviews`, {
    json: { name: comment, rating: 5, comment, language: "de" },
    headers: { "CF-Connecting-IP": network },
  });
}

/** Brings a review and its page into a state, with a reason where something is hidden. */
async function bring(state: State | undefined, guideId: number, reviewId: number): Promise<void> {
  const isReview = eq(reviews.id, reviewId);
  const at = new Date();
  if (state?.startsWith("hidden")) {
    await db.update(reviews).set({ status: "hidden" }).where(isReview);
    const row = { reviewId, state: "decided" as const, at, createdAt: at, reason: "Not about a tour" };
    await db.insert(reviewCases).values(row).onConflictDoUpdate({ target: reviewCases.reviewId, set: row });
    await db
      .update(guides)
      .set({ hiddenAt: at, hiddenReason: "Not about a tour" })
      .where(eq(guides.id, guideId));
  }
  if (state?.endsWith("earlier"))
    await db.update(guides).set({ earlierReviewId: reviewId }).where(eq(guides.id, guideId));
  if (state === "gone") await db.delete(guides).where(eq(guides.id, guideId));
}

/** Returns what an account has while an e-mail about its plan or its end is true. `at`: the instant that it is about. */
const trueWith = (kind: EmailKind, at: number): Partial<typeof users.$inferInsert> | undefined =>
  ({
    "deletion-scheduled": { deletionDueAt: new Date(at) },
    "trial-ending": { trialEndsAt: new Date(at) },
    "payment-failed": { subscriptionStatus: "active" },
  })[kind as string];

/** Creates an e-mail of this kind as it was sent to an account with a page and a review. */
export async function sentEmail(given: EmailCase) {
  const {
    kind,
    detail,
    name = "Marta",
    language = "en",
    state,
    by,
    plan,
    week = "quiet",
    settings,
    timeZone,
  } = given;
  const person = await makePerson(given.isConfirmed ? { emailVerifiedAt: new Date() } : {});
  await db.update(users).set({ username: name, operatorName: name, language }).where(eq(users.id, person.id));
  const guide = await makeGuide(person, { name, ...(timeZone !== undefined && { timeZone }) });
  await writeReview(guide.uniqueId, name, `198.51.100.${person.id % 250}`);
  if (state === "twice") await writeReview(guide.uniqueId, `${name} again`, `203.0.113.${person.id % 250}`);
  // The name may have words by which the review was held.
  const [review] = await db
    .update(reviews)
    .set({ status: "published" })
    .where(eq(reviews.guideId, guide.id))
    .returning();
  await bring(state, guide.id, review?.id ?? 0);
  if (kind === "pages-dark") await endPlan(plan, { guideId: guide.id, reader: person.id, name });
  const end = Number(detail ?? Date.now() + 2.5 * DAY);
  const account = trueWith(kind, end);
  if (account) await db.update(users).set(account).where(eq(users.id, person.id));
  const service = makeMailService(settings);
  // An e-mail about a trial is sent before its end.
  const ctx = contextOf({
    env: service.env,
    now: Math.min(Date.now(), account?.trialEndsAt ? end - DAY / 2 : Infinity),
  });
  const about = OF_REVIEWS.includes(kind)
    ? String(review?.id)
    : kind === "review-held"
      ? guide.uniqueId
      : kind === "your-week"
        ? JSON.stringify(weekReport(week, [guide.id]))
        : OF_PAGES.includes(kind)
          ? String(guide.id)
          : kind === "payment-ways-changed"
            ? `${guide.id} ${await changerOf(by, { guideId: guide.id, reader: person.id, name })}`
            : kind === "trial-ending"
              ? String(end)
              : (detail ?? "");
  await sendQueued(ctx, await queueEmail(ctx, kind, eq(users.id, person.id), { detail: about }));
  const [email] = service.sent;
  if (!email) throw new Error("no e-mail");
  return { person, guide, ctx, email, text: email.text ?? "", html: email.html ?? "" };
}
