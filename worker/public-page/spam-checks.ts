import type { Ctx } from "../context.ts";
import { createFormToken } from "../reviews/spam-checks.ts";
import { turnstileOf } from "../reviews/turnstile.ts";

/** Creates the spam checks of a page's review form, which tell people from machines. */
export async function createSpamChecks(ctx: Pick<Ctx, "config" | "now">, uniqueId: string) {
  const { origin, siteKey } = turnstileOf(ctx.config) ?? {};
  const formToken = await createFormToken(ctx, uniqueId);
  return { formToken, ...(origin && siteKey && { turnstile: { origin, siteKey } }) };
}
