import { sql } from "drizzle-orm";
import { countryOf } from "#schema/country.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { filledLinks } from "#schema/links.ts";
import { homeRails } from "#payment-codes/home-rails.ts";
import type { PaymentKind } from "#payment-codes/kinds.ts";
import { openLink } from "#payment-codes/links.ts";
import { knownWay } from "#payment-codes/other-service.ts";
import { CARD_KINDS, takeCards } from "#payment-codes/reach.ts";
import { specWays } from "#payment-codes/spec-ways.ts";
import { wayKey, wayLabel } from "#payment-codes/way-key.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";

/** A payment way without what nobody but the tip page may read. */
type NamedWay = { kind: PaymentKind; label: string };

/** Returns the column with a profile's payment ways, in the guide's order: kinds and rails, no values. */
export const waysColumn = {
  ways: sql<string>`(select json_group_array(json_object('kind', kind, 'label', label)) from
    (select ${paymentWays.kind}, ${paymentWays.label} from ${paymentWays}
      where ${paymentWays.guideId} = ${guides.id} order by ${paymentWays.position}))`.as("ways"),
};

/** Says by what guests can tip a guide, and who can't. A link to anywhere may take a card. */
export function tipsOfGuide(
  guide: typeof guides.$inferSelect,
  { ways }: { ways: string },
): Pick<OwnGuide, "tips" | "takesCards" | "homeWay"> & { hasTips: boolean; wayKeys: string[] } {
  const named: NamedWay[] = JSON.parse(ways);
  const links = specWays(guide)
    .filter((way) => openLink(way, "") !== null)
    .map(knownWay);
  const keys = [...links.map(wayKey), ...named.map((way) => wayKey({ ...way, value: "" }))];
  const tips = [...new Set(keys.map((key) => wayLabel(key) ?? key))];
  const country = countryOf(guide.country);
  const rails = country === null ? [] : homeRails(country);
  return {
    hasTips: filledLinks(guide, "payment").length > 0 || guide.tipLink !== "" || named.length > 0,
    wayKeys: keys,
    tips,
    takesCards:
      named.some(({ kind }) => CARD_KINDS.includes(kind)) || guide.tipLink !== "" || takeCards(links),
    homeWay: rails.some((rail) => tips.includes(rail)) ? null : (rails[0] ?? null),
  };
}
