import { findWay } from "#payment-codes/way-mark.ts";
import { wayKey } from "#payment-codes/way-key.ts";
import { currentUser } from "../auth/current-account.ts";
import { carriesSession, isGuestAt } from "../auth/session-cookies.ts";
import { NotFound } from "../errors.ts";
import { isAutomatic } from "../http/automatic.ts";
import { isForeign } from "../http/origin.ts";
import type { PublicPageContext } from "../public-page/language.ts";
import { readForm } from "../public-page/review-form.ts";
import { countEvent } from "../statistics/count-event.ts";
import { isAnswer } from "./is-answer.ts";
import { findTips } from "./query.ts";

/** Counts what a guest says of a way, and redirects to the tip page, which responds to it. */
export async function takeAnswer(c: PublicPageContext, uniqueId: string): Promise<Response> {
  const { way, key, said } = await readForm(c, ["way", "key", "said"]);
  const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
  const found = await findTips(c.var.ctx, uniqueId, viewer);
  if (!found) throw new NotFound();
  const query = new URL(c.req.url).searchParams;
  if (isAnswer(said)) {
    query.set("said", said);
    // Another way may be at this place by now. It isn't to be blamed.
    const of = key || way;
    query.set("of", of);
    const answered = findWay(found.ways, of);
    const event = { kind: `tip-${said}` as const, ...(answered && { way: wayKey(answered) }) };
    if (!isForeign(c) && !isAutomatic(c.req.raw.headers))
      c.executionCtx.waitUntil(countEvent(c.var.ctx, uniqueId, event, isGuestAt(c)));
  }
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return c.redirect(`/profile/${encodeURIComponent(uniqueId)}/tip${search}`, 303);
}
