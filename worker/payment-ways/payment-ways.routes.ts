import { Hono } from "hono";
import * as z from "zod/mini";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { requireProof, requireUser } from "../auth/access.ts";
import { ValidationError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendWithin } from "../mail/send-within.ts";
import { unproved } from "../rate-limits/told-changes.ts";
import { listPaymentWays, savePaymentWays } from "./payment-ways.ts";

/** The body as the client sends it. checkPaymentWays checks it row by row. */
const listBody = json(z.custom<PaymentWay[]>());

/** /api/guides: the ways to tip a guide */
export const guidePaymentWayRoutes = new Hono<AppEnv>()
  .get("/:id/payment-ways", requireUser, async (c) => {
    const { ways } = await listPaymentWays(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.json(ways);
  })
  .put("/:id/payment-ways", requireUser, listBody, async (c) => {
    const { ctx, user } = c.var;
    const guideId = idOf(c.req.param("id"));
    const [current, { checkPaymentWays, rowIssue }] = await Promise.all([
      listPaymentWays(ctx, user.id, guideId),
      // The checks are loaded when they are needed, because they have the rules of every country's numbers and accounts.
      import("#payment-codes/check.ts"),
    ]);
    const checked = checkPaymentWays(c.req.valid("json"), current.country);
    if ("errors" in checked) throw new ValidationError(checked.errors.map(rowIssue));
    const { ways } = checked;
    const queued = await savePaymentWays(ctx, user.id, {
      guideId,
      ways,
      stored: current.ways,
      requireProof: () => requireProof(c, undefined),
    });
    c.executionCtx.waitUntil(sendWithin(ctx, queued, unproved(ctx)));
    return c.json(ways);
  });
