import { knownWay } from "#payment-codes/other-service.ts";
import { type AnyWay, SPEC_FIELDS, specWays } from "#payment-codes/spec-ways.ts";
import { type ShownLink, tipLinks } from "../parts/shown-link.ts";
import type { TipContext } from "./tip-input.ts";
import { filledIn, presentTo } from "./tip-rows.ts";

/** Returns whether a way takes one of the amounts that the guide suggests. */
const takesAmount = (context: TipContext, way: AnyWay): boolean =>
  (context.input.guide.tipAmounts ?? []).some(
    (amount) => presentTo({ ...context, input: { ...context.input, amount } }, way).amountCarried,
  );

/**
 * Lists the six fields as the public page's menu does, with the chosen amount in the links that carry it; null where
 * none is filled. `takesAmounts`: whether any of them carries one.
 */
export function tipMenu(context: TipContext): { links: ShownLink[]; takesAmounts: boolean } | null {
  const { guide } = context.input;
  const ways = new Map(specWays(guide).map((way) => [way.kind, knownWay(way)]));
  const links = tipLinks(guide).map((link) => {
    const [kind] = SPEC_FIELDS.find(([, field]) => field === link.field) ?? [];
    const way = kind && ways.get(kind);
    const shown = way && presentTo(context, way);
    const filled = shown ? filledIn(shown, context) : "";
    return shown?.open !== undefined && filled !== "" ? { ...link, url: shown.open, filled } : link;
  });
  if (links.length === 0) return null;
  return { links, takesAmounts: [...ways.values()].some((way) => takesAmount(context, way)) };
}
