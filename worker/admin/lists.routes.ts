import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { AUDIT_ACTIONS, AUDIT_KINDS, GUIDE_SORTS, PLAN_FILTERS, USER_SORTS } from "#schema/admin.ts";
import { type AuditFilter, listAudit } from "../audit-log/audit-log.ts";
import { requireAdmin } from "../auth/access.ts";
import { invalid } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { cursorOf, limitOf, linkNext } from "../http/validate.ts";
import { findRefusedLogin } from "../mail/refused-login.ts";
import { listRuns } from "../running/hourly-runs.ts";
import { VERSION } from "../running/version.ts";
import { type GuideOrder, listAllGuides } from "./guides.ts";
import { linkAfter, listRequest, oneOf, USUAL_LIMIT } from "./list-request.ts";
import { getStats } from "./stats.ts";
import { listUsers } from "./users.ts";

const SORTED_BY_UPDATE = new Set<string>(["-updated", "updated"]);

/** Reads `?user=`, `?guide=`, `?action=` and `?day=` of the audit log. Throws ValidationError. */
function auditFilterOf(c: Context): AuditFilter {
  const { user, guide, day } = c.req.query();
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
    action: oneOf(c, "action", AUDIT_ACTIONS),
    day,
  };
}

/** /api/admin: the site in numbers, and the lists of what there is */
export const adminListRoutes = new Hono<AppEnv>()
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
    const plan = oneOf(c, "plan", PLAN_FILTERS);
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
      kind: oneOf(c, "kind", AUDIT_KINDS) ?? "all",
      ...auditFilterOf(c),
    };
    const entries = await listAudit(c.var.ctx, slice);
    linkNext(c, limit, entries.length > limit ? entries[limit - 1]?.id : undefined);
    return c.json(entries.slice(0, limit));
  });
