import type { LinkField } from "#schema/links.ts";
import { parseUrl } from "#schema/parse-url.ts";
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
 * Returns a way as its guests know it. A link in Zelle's or Stripe's field that leads to another service becomes a way
 * of that service, because no one may read 'Stripe' above Revolut. Any other way stays as it is.
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

const HOSTS_OF_THEIR_OWN: Partial<Record<AnyWay["kind"], string>> = {
  stripe: "stripe.com",
  zelle: "zellepay.com",
};

/**
 * Returns the host that a link in Stripe's or Zelle's field leads to, where the field's name doesn't tell it:
 * 'tips.walks.example'.
 */
export function strangeHostOf(way: AnyWay): string | undefined {
  const ownHosts = HOSTS_OF_THEIR_OWN[way.kind];
  const host = ownHosts && parseUrl(way.value)?.hostname.replace(/^www\./, "");
  return host === undefined || host === ownHosts || host.endsWith(`.${ownHosts}`) ? undefined : host;
}

/**
 * Returns what a link in one of the fields is called where that isn't the field's own name, or the host to show beside
 * it.
 */
export function calledAs(field: LinkField, url: string): { label?: string; via?: string } {
  const [kind] = SPEC_FIELDS.find(([, known]) => known === field) ?? [];
  const way = kind && knownWay({ kind, value: url });
  if (!way) return {};
  if (!isSpecWay(way))
    return {
      label: (way.kind === "card" && cardHostName(new URL(url).hostname)) || paymentKind(way.kind).label,
    };
  const via = strangeHostOf(way);
  return via === undefined ? {} : { via };
}
