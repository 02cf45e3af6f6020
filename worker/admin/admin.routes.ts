import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { loginSchema } from "#schema/account.ts";
import { AUDIT_ACTIONS, AUDIT_KINDS, GUIDE_SORTS, PLAN_FILTERS, USER_SORTS } from "#schema/admin.ts";
import { confirmLicenceSchema } from "#schema/licence.ts";
import { CASE_FILTERS, hideSchema, removeTwoStepSchema } from "#schema/moderation.ts";
import { CASE_STATES, PAGE_CASE_STATES } from "#schema/case-states.ts";
import { proofSchema } from "#schema/proof.ts";
import { type AuditFilter, listAudit, recordAudit } from "../audit-log/audit-log.ts";
import { requireAdmin, requireAdminProof, requireAdminSession } from "../auth/access.ts";
import { authenticateAdmin, findAdminId } from "../auth/admins.ts";
import { signInWithin } from "../auth/limited-sign-in.ts";
import { SignInRefused } from "../auth/sign-in-refused.ts";
import { invalid } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { cursorOf, json, limitOf, linkNext, optionalJson } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { log } from "../log.ts";
import { type GuideOrder, listAllGuides } from "./guides.ts";
import { linkAfter, listRequest, USUAL_LIMIT } from "./list-request.ts";
import { sendQueued } from "../mail/outbox.ts";
import { hideReview, restoreReview } from "../reviews/decide.ts";
import { findRefusedLogin } from "../mail/refused-login.ts";
import { VERSION } from "../running/version.ts";
import { closeReports } from "../page-reports/decide-page.ts";
import { listPageCases } from "../page-reports/page-cases.ts";
import { type CaseFilter, caseCursorOf, type CaseSlice } from "../reviews/case-order.ts";
import { listCases } from "../reviews/review-cases.ts";
import { listRuns } from "../running/hourly-runs.ts";
import { removeUser } from "../accounts/removal.ts";
import { confirmLicence, endLicenceCheck } from "./check-licence.ts";
import { hideGuide, showGuide } from "./hide-guide.ts";
import { removeTwoStep } from "./remove-two-step.ts";
import { createSignInLink } from "./sign-in-link.ts";
import { getStats } from "./stats.ts";
import { listUsers } from "./users.ts";

const SORTED_BY_UPDATE = new Set<string>(["-updated", "updated"]);

/** Reads a query's parameter that is one of some words. Throws ValidationError. */
function oneOf<Word extends string>(c: Context, name: string, words: readonly Word[], usual: Word): Word {
  const given = c.req.query(name) ?? usual;
  const word = words.find((one) => one === given);
  if (word === undefined) throw invalid(`Invalid ${name}`, name);
  return word;
}

/** Reads `?user=`, `?guide=`, `?action=` and `?day=` of the audit log. Throws ValidationError. */
function auditFilterOf(c: Context): AuditFilter {
  const { user, guide, action, day } = c.req.query();
  const idIn = (name: string, given: string): number => {
    if (!/^[1-9]\d{0,15}$/.test(given)) throw invalid(`Invalid ${name}`, name);
    return Number(given);
  };
  if (user !== undefined && guide !== undefined) throw invalid("Invalid guide", "guide");
  if (day !== undefined && !z.iso.date().safeParse(day).success) throw invalid("Invalid day", "day");
  return {
    subject:
      user !== undefined
        ? `user ${idIn("user", user)}`
        : guide === undefined
          ? undefined
          : `guide ${idIn("guide", guide)}`,
    action: action === undefined ? undefined : oneOf(c, "action", AUDIT_ACTIONS, "sign-in"),
    day,
  };
}

/** Answers a list of cases: `?status=`, `?cursor=` and `?limit=`. Throws ValidationError. */
async function answerCases<State extends string, Case>(
  c: Context,
  states: readonly State[],
  list: (filter: CaseFilter, slice: CaseSlice<State>) => Promise<{ items: Case[]; next: string | undefined }>,
) {
  const [limit, cursor] = [limitOf(c, USUAL_LIMIT), c.req.query("cursor")];
  const after = cursor === undefined ? undefined : caseCursorOf(states, cursor);
  if (cursor !== undefined && !after) throw invalid("Invalid cursor", "cursor");
  const { items, next } = await list(oneOf(c, "status", CASE_FILTERS, "open"), { limit, after });
  linkNext(c, limit, next);
  return items;
}

/** /api/admin */
export const adminRoutes = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const { ctx, requestId } = c.var;
    const input = c.req.valid("json");
    const entry = { admin: input.email, requestId };
    try {
      const { email, twoStep, needsTwoStep } = await signInWithin(c, "admin", {
        email: input.email,
        code: input.code,
        findId: () => findAdminId(ctx, input.email),
        authenticate: () => authenticateAdmin(ctx, input),
      });
      await recordAudit(ctx, { ...entry, action: "sign-in" });
      return c.json({ email, twoStep, needsTwoStep });
    } catch (error) {
      // A refused sign-in to an unknown account isn't recorded: guesses would fill the log. It is recorded after the
      // answer, whose time would otherwise tell which accounts exist.
      if (error instanceof SignInRefused && error.account !== undefined)
        c.executionCtx.waitUntil(
          recordAudit(ctx, { ...entry, action: "sign-in-refused" }).catch((cause: unknown) =>
            log("error", { message: "the audit log lacks a refused sign-in", requestId }, cause),
          ),
        );
      throw error;
    }
  })
  .get("/me", requireAdminSession, (c) => {
    const { email, twoStep, needsTwoStep } = c.var.admin;
    return c.json({ email, twoStep, needsTwoStep });
  })
  .get("/stats", requireAdmin, async (c) => c.json(await getStats(c.var.ctx)))
  .get("/running", requireAdmin, async (c) => {
    // This code is loaded with the first call, because it is seldom needed.
    const { countWaiting } = await import("../running/waiting.ts");
    const { countAttention } = await import("../running/attention.ts");
    const { ctx } = c.var;
    const [runs, waiting, mailRefusedAt, attention] = await Promise.all([
      listRuns(ctx),
      countWaiting(ctx),
      findRefusedLogin(ctx),
      countAttention(ctx),
    ]);
    // A server of one's own says it on the way to the worker: local/front-door/server.ts.
    const room = c.req.header("X-Room-Left");
    const roomLeft = room !== undefined && /^\d{1,15}$/.test(room) ? Number(room) : null;
    return c.json({ version: VERSION, runs, waiting, mailRefusedAt, attention: { ...attention, roomLeft } });
  })
  .get("/users", requireAdmin, async (c) => {
    const { request } = listRequest(c, USER_SORTS);
    const plan = c.req.query("plan") === undefined ? undefined : oneOf(c, "plan", PLAN_FILTERS, "trial");
    const { items, next } = await listUsers(c.var.ctx, { ...request, plan });
    linkAfter(c, request, next);
    return c.json(items);
  })
  .get("/guides", requireAdmin, async (c) => {
    const { request, sort } = listRequest(c, GUIDE_SORTS);
    const order: GuideOrder = SORTED_BY_UPDATE.has(sort) ? "updated" : "created";
    const { items, next } = await listAllGuides(c.var.ctx, order, request);
    linkAfter(c, request, next);
    return c.json(items);
  })
  .get("/audit", requireAdmin, async (c) => {
    const limit = limitOf(c, USUAL_LIMIT);
    const slice = {
      limit: limit + 1,
      before: cursorOf(c),
      kind: oneOf(c, "kind", AUDIT_KINDS, "all"),
      ...auditFilterOf(c),
    };
    const entries = await listAudit(c.var.ctx, slice);
    linkNext(c, limit, entries.length > limit ? entries[limit - 1]?.id : undefined);
    return c.json(entries.slice(0, limit));
  })
  .get("/reports", requireAdmin, async (c) =>
    c.json(await answerCases(c, CASE_STATES, (...slice) => listCases(c.var.ctx, ...slice))),
  )
  .get("/page-reports", requireAdmin, async (c) =>
    c.json(await answerCases(c, PAGE_CASE_STATES, (...slice) => listPageCases(c.var.ctx, ...slice))),
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
  })
  .post("/users/:id/sign-in-link", requireAdmin, optionalJson(proofSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    const id = idOf(c.req.param("id"));
    return c.json(await createSignInLink(ctx, id, { admin: admin.email, requestId }));
  })
  .post("/users/:id/two-step/remove", requireAdmin, json(removeTwoStepSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const { reason, password } = c.req.valid("json");
    await requireAdminProof(c, password);
    const input = { id: idOf(c.req.param("id")), reason };
    const queued = await removeTwoStep(ctx, input, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  })
  .delete("/users/:id", requireAdmin, optionalJson(proofSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    await removeUser(ctx, idOf(c.req.param("id")), { admin: admin.email, requestId });
    return c.body(null, 204);
  });
