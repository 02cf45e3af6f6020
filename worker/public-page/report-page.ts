import type { Context } from "hono";
import { reportSchema } from "#schema/moderation.ts";
import { pageReportSchema } from "#schema/page-report.ts";
import { loadLocale, loadReportPage, type ReportView } from "#web/entry-server.tsx";
import { currentUser } from "../auth/current-account.ts";
import { TooManyRequests } from "../errors.ts";
import { idInQuery, idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { isMailOn } from "../mail/transport.ts";
import { getReportable, reportPage } from "../page-reports/report-page.ts";
import { reportReview } from "../reviews/report-review.ts";
import { getShownReview } from "../reviews/shown-reviews.ts";
import { createFormToken } from "../reviews/spam-checks.ts";
import { type LanguageEnv, languageQuery } from "./language.ts";
import { readForm } from "./review-form.ts";

type ReportContext = Context<LanguageEnv>;

const idIn = (c: ReportContext): string => c.req.param("uniqueId") ?? "";
const pathOf = (c: ReportContext): string => `/profile/${encodeURIComponent(idIn(c))}`;

/** Finds what is reported: a review that guests see, by its id, or the page. Throws NotFound. */
async function findReported(c: ReportContext, review: string): Promise<ReportView["about"]> {
  const { ctx } = c.var;
  const uniqueId = idIn(c);
  if (review === "") {
    const { name } = await getReportable(ctx, uniqueId);
    const api = `/api/guides/${encodeURIComponent(uniqueId)}/report`;
    return { kind: "page", name, stamp: await createFormToken(ctx, uniqueId), api };
  }
  const id = idOf(review);
  const viewer = (await currentUser(c))?.id;
  const { name, comment, language } = await getShownReview(ctx, { uniqueId, id, viewer });
  return { kind: "review", id, name, comment, language, api: `/api/reviews/${id}/report` };
}

type Tried = { outcome?: ReportView["outcome"]; typed?: ReportView["typed"] };

async function viewOf(c: ReportContext, review: string, { outcome, typed = {} }: Tried): Promise<ReportView> {
  const { language } = c.var;
  const [about, { loadReportTexts }, { texts: catalogue }] = await Promise.all([
    findReported(c, review),
    loadReportPage(),
    loadLocale(language),
  ]);
  const texts = await loadReportTexts(language);
  // A corrected report is sent soon after the first one: its form is as old as that one's.
  const kept = about.kind === "page" && typed.stamp ? { ...about, stamp: typed.stamp } : about;
  const takesEmail = isMailOn(c.var.ctx);
  return { language, texts, catalogue, profile: pathOf(c), takesEmail, about: kept, outcome, typed };
}

async function respondWithPage(c: ReportContext, view: ReportView, status: 200 | 400 | 429 = 200) {
  return c.html((await loadReportPage()).renderReportPage(view), status);
}

type Typed = Record<(typeof FIELDS)[number], string>;
const FIELDS = ["review", "reason", "text", "name", "email", "stamp", "subject"] as const;

/** Writes a report as it was typed. Returns what is wrong with it; undefined where nothing is. Throws TooManyRequests. */
async function take(c: ReportContext, typed: Typed): Promise<ReportView["outcome"]> {
  const { ctx } = c.var;
  const { review, stamp, subject, ...fields } = typed;
  let queued: { id: number }[];
  if (review === "") {
    const values = pageReportSchema.safeParse(fields);
    if (!values.success)
      return values.error.issues.every(({ path: [field] }) => field === "text") ? "unsaid" : "refused";
    queued = await reportPage(ctx, {
      uniqueId: idIn(c),
      values: values.data,
      spamCheck: { stamp: stamp || "none", subject },
    });
  } else {
    const values = reportSchema.safeParse(fields);
    if (!values.success) return "refused";
    const viewer = (await currentUser(c))?.id;
    queued = await reportReview(ctx, { id: idOf(review), viewer, values: values.data });
  }
  c.executionCtx.waitUntil(sendQueued(ctx, queued));
  return undefined;
}

/** Responds with the page of a report, or with its form alone. */
export async function respondWithReportPage(c: ReportContext): Promise<Response> {
  const outcome = c.req.query("sent") === "1" ? "sent" : undefined;
  const review = c.req.query("review");
  // A link that lost the review's id is no link to report the page.
  const reported = review === undefined ? "" : String(idInQuery(review));
  const view = await viewOf(c, reported, { outcome });
  if (c.req.query("part") !== "1") return respondWithPage(c, view);
  return c.html((await loadReportPage()).renderReportPart(view));
}

/** Takes the report of a form: redirects to the thanks, or returns the page with what is wrong. */
export async function takeReport(c: ReportContext): Promise<Response> {
  const typed = await readForm(c, FIELDS);
  const { review } = typed;
  try {
    const outcome = await take(c, typed);
    if (outcome) return await respondWithPage(c, await viewOf(c, review, { outcome, typed }), 400);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return respondWithPage(c, await viewOf(c, review, { outcome: "limited", typed }), 429);
  }
  const which = review === "" ? "" : `review=${idOf(review)}&`;
  return c.redirect(`${pathOf(c)}/report?${which}sent=1${languageQuery(c)}`, 303);
}
