import { linkKind } from "#schema/links.ts";
import { PAYMENT_KINDS } from "./kinds.ts";
import { NUMBER_RAILS, numberRail, railName } from "./number-rails.ts";
import { type AnyWay, SPEC_FIELDS } from "./spec-ways.ts";

/**
 * Returns the key by which statistics name a way: its kind, or the rail where a kind has many; never a word of the
 * guide's own.
 */
export function wayKey(way: AnyWay): string {
  const rail = way.kind === "number" ? numberRail(way.label) : undefined;
  return rail ? railName(rail.label) : way.kind;
}

/** The labels of all keys. Kinds come last, so that a key that is both is the kind's. */
const labels: ReadonlyMap<string, string> = new Map([
  ...NUMBER_RAILS.map(({ label }) => [railName(label), label] as const),
  ...SPEC_FIELDS.map(([kind, field]) => [kind, linkKind(field).label] as const),
  ...PAYMENT_KINDS.map(({ kind, label }) => [kind, label] as const),
]);

const keysOfFields: ReadonlyMap<string, string> = new Map(SPEC_FIELDS.map(([kind, field]) => [field, kind]));

/**
 * Returns the key of a way that a page reports, which may be the field of a profile that stands for the way; undefined
 * for no way.
 */
export function reportedKey(detail: string): string | undefined {
  const key = keysOfFields.get(detail) ?? detail;
  return labels.has(key) ? key : undefined;
}

/** Returns the label of a key; undefined for a key that no way has. */
export const wayLabel = (name: string): string | undefined => labels.get(name);
