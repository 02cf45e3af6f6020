import type { Context } from "hono";
import { lookerAt } from "../auth/session-cookies.ts";
import { isAutomatic } from "../http/automatic.ts";
import type { AppEnv } from "../http/context.ts";
import { isForeign } from "../http/origin.ts";
import { log } from "../log.ts";
import { mayCountEvent } from "../rate-limits/edge-limits.ts";
import { tryUse } from "../rate-limits/rate-limits.ts";
import { recordEvent } from "./counting.ts";
import { findCounted, type PageEvent } from "./events.ts";

const isAnswer = ({ kind }: PageEvent): boolean => kind === "tip-worked" || kind === "tip-failed";

async function decide<E extends AppEnv>(c: Context<E>, uniqueId: string, event: PageEvent): Promise<void> {
  const { ctx } = c.var;
  if (!(await mayCountEvent(ctx))) return;
  const found = await findCounted(ctx, uniqueId, event);
  if (!found || (await lookerAt(c, found.team)) !== "guest") return;
  const { guideId, timeZone, showsTour } = found;
  // Whoever wants a rival's ways to look broken gets no further than a group of guests would.
  if (isAnswer(event) && !(await tryUse(ctx, ["tipAnswer", guideId, ctx.network]))) return;
  const tour = showsTour ? event.tour : undefined;
  await recordEvent(c.env, { guideId, timeZone, at: ctx.now, ...event, tour });
}

/** Returns whether a page of ours sent the request, and no program. */
export const maySendEvents = <E extends AppEnv>(c: Context<E>): boolean =>
  !isForeign(c) && !isAutomatic(c.req.raw.headers);

/** Counts an event of a page after the answer, unless its team or an admin caused it. A failure to count is logged. */
export const countEvent = <E extends AppEnv>(c: Context<E>, uniqueId: string, event: PageEvent): void =>
  c.executionCtx.waitUntil(
    decide(c, uniqueId, event).catch((error: unknown) =>
      log("error", { message: "an event could not be counted" }, error),
    ),
  );
