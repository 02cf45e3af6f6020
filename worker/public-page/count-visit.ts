import { MARK_PATTERN } from "#schema/statistics.ts";
import { lookerAt } from "../auth/session-cookies.ts";
import { noteOwnScan } from "../guides/first-steps.ts";
import { isAutomatic } from "../http/automatic.ts";
import { log } from "../log.ts";
import { mayCountVisit } from "../rate-limits/edge-limits.ts";
import { recordEvent } from "../statistics/counting.ts";
import type { PublicPageContext } from "./language.ts";
import type { PageSubject } from "./page-subject.ts";

async function decide(
  c: PublicPageContext,
  page: PageSubject,
  { mark, opensTips }: { mark: string | undefined; opensTips: boolean },
): Promise<void> {
  const { ctx } = c.var;
  const { guideId, timeZone } = page;
  const looker = await lookerAt(c, page.team);
  if (looker === "owner" && mark !== undefined) await noteOwnScan(ctx, guideId);
  if (looker !== "guest" || !(await mayCountVisit(ctx, guideId))) return;
  const event = { guideId, timeZone, at: ctx.now };
  // Both are buffered at once, so that they are written together.
  await Promise.all([
    recordEvent(c.env, { ...event, kind: "visit", mark }),
    opensTips && recordEvent(c.env, { ...event, kind: "tip-open" }),
  ]);
}

/**
 * Counts that someone opened a page, after the response. A failure to count is logged. Visits by the owner, editors,
 * admins and programs don't count. `ending` is the end of a code's address; only a mark makes the visit a scan.
 * `opensTips`: whether what is opened are the ways to tip.
 */
export function countVisit(
  c: PublicPageContext,
  page: PageSubject,
  ending: string | undefined,
  { opensTips = false } = {},
): void {
  if (c.req.method !== "GET" || isAutomatic(c.req.raw.headers)) return;
  const mark = ending?.toLowerCase();
  const validMark = mark !== undefined && MARK_PATTERN.test(mark) ? mark : undefined;
  c.executionCtx.waitUntil(
    decide(c, page, { mark: validMark, opensTips }).catch((error: unknown) =>
      log("error", { message: "a visit could not be counted" }, error),
    ),
  );
}
