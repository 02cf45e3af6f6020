import { Hono } from "hono";
import { REPORT_RESPONSE } from "#schema/moderation.ts";
import { pageReportSchema } from "#schema/page-report.ts";
import { spamCheckSchema } from "#schema/spam-checks.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { reportPage } from "./report-page.ts";

/** /api/guides: reports of a page */
export const pageReportRoutes = new Hono<AppEnv>().post(
  "/:uniqueId/report",
  json(pageReportSchema),
  async (c) => {
    const { ctx } = c.var;
    const spamCheck = spamCheckSchema.parse(await c.req.json());
    const input = { uniqueId: c.req.param("uniqueId"), values: c.req.valid("json"), spamCheck };
    c.executionCtx.waitUntil(sendQueued(ctx, await reportPage(ctx, input)));
    return c.json(REPORT_RESPONSE, 202);
  },
);
