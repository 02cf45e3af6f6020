import type { RequestCtx } from "../context.ts";
import { log } from "../log.ts";
import { mayCountEvent } from "../rate-limits/edge-limits.ts";
import { tryUse } from "../rate-limits/rate-limits.ts";
import { recordEvent } from "./counting.ts";
import { findCounted, type PageEvent } from "./events.ts";

const isAnswer = ({ kind }: PageEvent): boolean => kind === "tip-worked" || kind === "tip-failed";

/** Returns whether the one who caused an event is a guest of a page that these accounts may edit. */
type IsGuest = (team: number[]) => Promise<boolean>;

async function countFor(ctx: RequestCtx, uniqueId: string, event: PageEvent, isGuest: IsGuest) {
  if (!(await mayCountEvent(ctx))) return;
  const found = await findCounted(ctx, uniqueId, event);
  if (!found || !(await isGuest(found.team))) return;
  const { guideId, timeZone, showsTour } = found;
  // Whoever wants a rival's ways to look broken gets no further than a group of guests would.
  if (isAnswer(event) && !(await tryUse(ctx, ["tipAnswer", guideId, ctx.network]))) return;
  const tour = showsTour ? event.tour : undefined;
  await recordEvent(ctx.env, { guideId, timeZone, at: ctx.now, ...event, tour });
}

/** Counts an event of a page after the response: call it in waitUntil. A failure to count is logged. */
export const countEvent = (...event: Parameters<typeof countFor>): Promise<void> =>
  countFor(...event).catch((error: unknown) =>
    log("error", { message: "an event could not be counted" }, error),
  );
