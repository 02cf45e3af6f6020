import { Hono } from "hono";
import { requireProof, requireUser } from "../auth/access.ts";
import { ValidationError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf, readJson } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { isSameList, listPaymentWays, replacePaymentWays } from "./payment-ways.ts";

/** /api/guides */
export const guidePaymentWays = new Hono<AppEnv>()
  .get("/:id/payment-ways", requireUser, async (c) => {
    const { ways } = await listPaymentWays(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.json(ways);
  })
  .put("/:id/payment-ways", requireUser, async (c) => {
    const { ctx, user } = c.var;
    const guideId = idOf(c.req.param("id"));
    const [current, given, { checkPaymentWays, rowError }] = await Promise.all([
      listPaymentWays(ctx, user.id, guideId),
      readJson(c),
      // Loaded when needed: it knows the numbers and accounts of every country.
      import("#schema/payment-ways/check.ts"),
    ]);
    const checked = checkPaymentWays(given, current.country);
    if ("errors" in checked) throw new ValidationError(checked.errors.map(rowError));
    const { ways } = checked;
    if (isSameList(ways, current.ways)) return c.json(ways);
    await requireProof(c, undefined);
    c.executionCtx.waitUntil(sendQueued(ctx, await replacePaymentWays(ctx, user.id, { guideId, ways })));
    return c.json(ways);
  });
