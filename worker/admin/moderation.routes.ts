import { type Context, Hono } from "hono";
import { CASE_STATES, PAGE_CASE_STATES } from "#schema/case-states.ts";
import { confirmLicenceSchema } from "#schema/licence.ts";
import { CASE_FILTERS, hideSchema } from "#schema/moderation.ts";
import { requireAdmin } from "../auth/access.ts";
import { invalid } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json, limitOf, linkNext } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { closeReports } from "../page-reports/decide-page.ts";
import { listPageCases } from "../page-reports/page-cases.ts";
import { type CaseFilter, caseCursorOf, type CaseSlice } from "../reviews/case-order.ts";
import { hideReview, restoreReview } from "../reviews/decide.ts";
import { listCases } from "../reviews/review-cases.ts";
import { confirmLicence, endLicenceCheck } from "./check-licence.ts";
import { hideGuide, showGuide } from "./hide-guide.ts";
import { oneOf, USUAL_LIMIT } from "./list-request.ts";

/** Lists the requested cases (`?status=`, `?cursor=`, `?limit=`), and links to the next ones. Throws ValidationError. */
async function requestedCases<State extends string, Case>(
  c: Context,
  states: readonly State[],
  list: (filter: CaseFilter, slice: CaseSlice<State>) => Promise<{ items: Case[]; next: string | undefined }>,
) {
  const [limit, cursor] = [limitOf(c, USUAL_LIMIT), c.req.query("cursor")];
  const after = cursor === undefined ? undefined : caseCursorOf(states, cursor);
  if (cursor !== undefined && !after) throw invalid("Invalid cursor", "cursor");
  const { items, next } = await list(oneOf(c, "status", CASE_FILTERS) ?? "open", { limit, after });
  linkNext(c, limit, next);
  return items;
}

/** /api/admin: what was reported, and what an admin decides about reviews, pages and licences */
export const adminModerationRoutes = new Hono<AppEnv>()
  .get("/reports", requireAdmin, async (c) =>
    c.json(await requestedCases(c, CASE_STATES, (...slice) => listCases(c.var.ctx, ...slice))),
  )
  .get("/page-reports", requireAdmin, async (c) =>
    c.json(await requestedCases(c, PAGE_CASE_STATES, (...slice) => listPageCases(c.var.ctx, ...slice))),
  )
  .post("/reviews/:id/hide", requireAdmin, json(hideSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const input = { id: idOf(c.req.param("id")), reason: c.req.valid("json").reason };
    const { decided, emails } = await hideReview(ctx, input, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, emails));
    return c.json(decided);
  })
  .post("/reviews/:id/restore", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    const { decided, emails } = await restoreReview(ctx, id, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, emails));
    return c.json(decided);
  })
  .post("/guides/:id/hide", requireAdmin, json(hideSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const input = { id: idOf(c.req.param("id")), reason: c.req.valid("json").reason };
    const { guide, emails } = await hideGuide(ctx, input, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, emails));
    return c.json(guide);
  })
  .post("/guides/:id/show", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    const { guide, emails } = await showGuide(ctx, id, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, emails));
    return c.json(guide);
  })
  .post("/guides/:id/reports/close", requireAdmin, json(hideSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const input = { id: idOf(c.req.param("id")), reason: c.req.valid("json").reason };
    const { closed, emails } = await closeReports(ctx, input, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, emails));
    return c.json(closed);
  })
  .post("/guides/:id/licence/confirm", requireAdmin, json(confirmLicenceSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const input = { id: idOf(c.req.param("id")), ...c.req.valid("json") };
    return c.json(await confirmLicence(ctx, input, { admin: admin.email, requestId }));
  })
  .delete("/guides/:id/licence/confirm", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    await endLicenceCheck(ctx, idOf(c.req.param("id")), { admin: admin.email, requestId });
    return c.body(null, 204);
  });
