import type { LinkField } from "#schema/links.ts";
import type { PaymentWay } from "./kinds.ts";

/** The six payment fields of a guide, as ways. They come first inside a tier, in this order. */
export const SPEC_FIELDS = [
  ["paypal", "paypalLink"],
  ["venmo", "venmoLink"],
  ["zelle", "zelleLink"],
  ["stripe", "stripeLink"],
  ["cashapp", "cashappLink"],
  ["buymeacoffee", "buyMeACoffeeLink"],
] as const satisfies readonly (readonly [string, LinkField])[];

export type SpecKind = (typeof SPEC_FIELDS)[number][0];
type SpecField = (typeof SPEC_FIELDS)[number][1];

/** One of the six fields as a way. `value` is its stored text. */
export type SpecWay = { kind: SpecKind; value: string };

/** Any way by which a guest can tip. */
export type AnyWay = PaymentWay | SpecWay;

const fields: ReadonlyMap<string, LinkField> = new Map(SPEC_FIELDS);

/** Returns the field a way stands for; undefined for a payment way. */
export const specFieldOf = (way: AnyWay): LinkField | undefined => fields.get(way.kind);

/** Returns a guide's filled fields as ways. The presentation leaves out a text that no address can be made of. */
export const specWays = (guide: Record<SpecField, string>): SpecWay[] =>
  SPEC_FIELDS.flatMap(([kind, field]) => (guide[field] === "" ? [] : [{ kind, value: guide[field] }]));
