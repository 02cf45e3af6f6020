import type { LinkField } from "../links.ts";
import { parseUrl } from "../parse-url.ts";
import { cardHostName } from "./card-hosts.ts";
import { paymentKind, type PaymentWay } from "./kinds.ts";
import { isSpecWay } from "./payers.ts";
import { type AnyWay, SPEC_FIELDS, type SpecKind, type SpecWay } from "./spec-ways.ts";

/** The fields that take a link to anywhere. */
const FULL_LINKS: readonly SpecKind[] = ["zelle", "stripe"];
const MEMBERS: ReadonlyMap<string, PaymentWay["kind"]> = new Map([
  ["revolut.me/", "revolut"],
  ["ko-fi.com/", "kofi"],
  ["monzo.me/", "monzo"],
  ["wise.com/pay/me/", "wise"],
]);

/**
 * A way as its guests know it: a link in Zelle's or Stripe's field that leads to another service is one of that service, for
 * nobody may read 'Stripe' above Revolut. Any other way is itself.
 */
export function knownWay(way: SpecWay): AnyWay {
  const url = FULL_LINKS.includes(way.kind) ? parseUrl(way.value) : null;
  if (!url) return way;
  const host = url.hostname.replace(/^www\./, "");
  const [, path = "", name = ""] = /^(\/(?:pay\/me\/)?)([\w.-]+)\/?$/.exec(url.pathname) ?? [];
  const kind = MEMBERS.get(host + path);
  if (kind) return { kind, value: name };
  const service = cardHostName(host);
  return service === undefined || service === "Stripe" ? way : { kind: "card", value: way.value };
}

/** The service that a link in one of the fields leads to, where it isn't the field's own: 'Revolut'. */
export function otherServiceOf(field: LinkField, url: string): string | undefined {
  const [kind] = SPEC_FIELDS.find(([, known]) => known === field) ?? [];
  const way = kind && knownWay({ kind, value: url });
  if (!way || isSpecWay(way)) return undefined;
  return way.kind === "card" ? cardHostName(new URL(url).hostname) : paymentKind(way.kind).label;
}
