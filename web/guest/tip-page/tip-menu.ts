import { knownWay } from "#payment-codes/other-service.ts";
import { type AnyWay, SPEC_FIELDS, specWays } from "#payment-codes/spec-ways.ts";
import { type ShownLink, tipLinks } from "../parts/shown-link.ts";
import type { TipContext } from "./tip-input.ts";
import { filledIn, noteOf, presentTo } from "./tip-rows.ts";

/** Returns whether a way takes one of the amounts that the guide suggests. */
const takesAmount = (context: TipContext, way: AnyWay): boolean =>
  (context.input.guide.tipAmounts ?? []).some(
    (amount) => presentTo({ ...context, input: { ...context.input, amount } }, way).amountCarried,
  );

/** Returns a link with the chosen amount where it carries one, and with what its guest needs, as the list of all ways says it. */
function withAmount(context: TipContext, link: ShownLink, way: AnyWay): ShownLink {
  const shown = presentTo(context, way);
  const filled = filledIn(shown, context);
  const notes = [noteOf(way, shown, context), filled].filter((note) => note !== "");
  return { ...link, ...(filled !== "" && shown.open !== undefined && { url: shown.open }), notes };
}

/**
 * Lists the six fields as the public page's menu does, until an amount is chosen; null where none is filled.
 * `takesAmounts`: whether any of them carries one.
 */
export function tipMenu(context: TipContext): { links: ShownLink[]; takesAmounts: boolean } | null {
  const { guide } = context.input;
  const ways = new Map(specWays(guide).map((way) => [way.kind, knownWay(way)]));
  const links = tipLinks(guide).map((link) => {
    const [kind] = SPEC_FIELDS.find(([, field]) => field === link.field) ?? [];
    const way = kind && ways.get(kind);
    return way && typeof context.input.amount === "number" ? withAmount(context, link, way) : link;
  });
  if (links.length === 0) return null;
  return { links, takesAmounts: [...ways.values()].some((way) => takesAmount(context, way)) };
}
