import type { Ctx } from "../context.ts";
import { stampOf } from "../reviews/hurdles.ts";
import { turnstileOf } from "../reviews/turnstile.ts";

/** Makes the hurdles in a page's review form, which tell people from machines. */
export async function hurdlesOf(ctx: Pick<Ctx, "config" | "now">, uniqueId: string) {
  const { origin, siteKey } = turnstileOf(ctx.config) ?? {};
  const stamp = await stampOf(ctx, uniqueId);
  return { stamp, ...(origin && siteKey && { turnstile: { origin, siteKey } }) };
}
