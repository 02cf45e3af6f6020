import { type Context, Hono } from "hono";
import { reportSchema } from "#schema/moderation.ts";
import { loadLocale, loadReportPage, type ReportView } from "#web/entry-server.tsx";
import { currentUser } from "../auth/access.ts";
import { NotFound, TooManyRequests } from "../errors.ts";
import { limitBody } from "../http/body.ts";
import { idOf } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { reportReview } from "../reviews/report-review.ts";
import { getShownReview } from "../reviews/reviews.ts";
import { answerErrorPage } from "./error-page.ts";
import { type LanguageEnv, languageQuery, negotiateLanguage } from "./language.ts";
import { readForm } from "./review-form.ts";

type ReportContext = Context<LanguageEnv>;

const pathOf = (c: ReportContext): string => `/profile/${encodeURIComponent(c.req.param("uniqueId") ?? "")}`;

/** Builds the view of a review's report. The review must be one that guests see. Throws NotFound. */
async function viewOf(c: ReportContext, id: number, outcome: ReportView["outcome"]): Promise<ReportView> {
  const viewer = (await currentUser(c))?.id;
  const review = await getShownReview(c.var.ctx, { uniqueId: c.req.param("uniqueId") ?? "", id, viewer });
  const { loadReportTexts } = await loadReportPage();
  const { language } = c.var;
  return { language, texts: await loadReportTexts(language), profile: pathOf(c), review, outcome };
}

async function answerPage(c: ReportContext, view: ReportView, status: 200 | 400 | 429 = 200) {
  const [{ renderReportPage }, { texts }] = await Promise.all([loadReportPage(), loadLocale(c.var.language)]);
  return c.html(renderReportPage(view, texts), status);
}

/**
 * /profile/{uniqueId}/report?review=12: the report of a review as a small page, for browsers without scripts. `?part=1`
 * is its form alone, for the sheet of the public page, which sends the report by the API.
 */
export const reportPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/report/*", negotiateLanguage, limitBody, async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("Cache-Control", "private, no-store");
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Content-Language", c.var.language);
  })
  .get("/profile/:uniqueId/report", async (c) => {
    const outcome = c.req.query("sent") === "1" ? "sent" : undefined;
    const view = await viewOf(c, idOf(c.req.query("review") ?? ""), outcome);
    if (c.req.query("part") !== "1") return answerPage(c, view);
    return c.html((await loadReportPage()).renderReportPart(view));
  })
  .post("/profile/:uniqueId/report", async (c) => {
    const { review = "", ...typed } = await readForm(c, ["review", "reason", "text", "email"]);
    const id = idOf(review);
    const values = reportSchema.safeParse(typed);
    if (!values.success) return answerPage(c, await viewOf(c, id, "refused"), 400);
    const viewer = (await currentUser(c))?.id;
    try {
      const queued = await reportReview(c.var.ctx, { id, viewer, values: values.data });
      c.executionCtx.waitUntil(sendQueued(c.var.ctx, queued));
    } catch (error) {
      if (error instanceof TooManyRequests) return answerPage(c, await viewOf(c, id, "limited"), 429);
      throw error;
    }
    return c.redirect(`${pathOf(c)}/report?review=${id}&sent=1${languageQuery(c)}`, 303);
  });

reportPageRoutes.onError((error, c) => answerErrorPage(error instanceof Error ? error : new NotFound(), c));
