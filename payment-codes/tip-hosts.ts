import { decodeRuns, parseUrl } from "#schema/parse-url.ts";
import { trimEndOf } from "#schema/trim.ts";
import { cardHostName, isUnder } from "./card-hosts.ts";
import { SERVICE_HOSTS } from "./service-hosts.ts";

/** Banks and services whose sites have other pages as well: guests pay below `/pay`, in some behind a country. */
const PAY_PAGES = ["wise.com", "monzo.com", "revolut.com"];
const PAY_PATH = /^\/+(?:[a-z]{2}(?:-[a-z]{2})?\/+)?pay(?:\/|$)/i;

/** Hosts at which guests tip, beside the checkouts that take cards. */
const TIP_HOSTS = [
  ...Object.keys(SERVICE_HOSTS).filter((host) => !PAY_PAGES.includes(host)),
  "py.pl",
  "stripe.com",
  "bmc.xyz",
];
/** Mercado Pago has a domain in each country. */
const MERCADO_PAGO = /(?:^|\.)mercadopago\.(?:com(?:\.[a-z]{2})?|[a-z]{2})$/;
/** A checkout's domain where people have whole websites as well. */
const WEBSITES = "square.site";

function isTipHost(host: string): boolean {
  if (MERCADO_PAGO.test(host) || TIP_HOSTS.some((known) => isUnder(host, known))) return true;
  return cardHostName(host) !== undefined && (host === `checkout.${WEBSITES}` || !isUnder(host, WEBSITES));
}

/** Letters behind a host that are looked at. */
const PATH_MAX = 200;

/** Returns a host as browsers read it; "" for what is none. */
const nameOf = (host: string): string => trimEndOf(parseUrl(`https://${host}`)?.hostname ?? "", /\./);

/** Returns whether guests tip at what stands behind a host that has other pages as well. */
const isPayPage = (name: string, behind: string): boolean =>
  PAY_PATH.test(parseUrl(`https://${name}${behind}`)?.pathname ?? "");

/** Times that an address may be packed into another one's query. */
const LAYERS = 3;
/**
 * What may be a host: behind two slashes, which browsers take the other way round and go without behind a scheme, or at
 * the start of a query's value or of the fragment.
 */
const HOSTS = /(?:[/\\]{2}|https?:[/\\]?)([^\s/?#"'<>|\\]+)|[=#](?!https?:)([^\s/?#&=@"'<>|\\]+)/gi;

/** Lists what a browser may read as a host: all of it, or what begins another value of the query that it stands in. */
const readings = (host: string): string[] => [
  host,
  ...[...host.matchAll(/=([^&=@]+)/g)].map(([, value = ""]) => value),
];

/** Returns whether guests tip at an address, or at one that it passes on to: a redirector has it in its path or query. */
export function leadsToTips(address: string): boolean {
  // An address may name a thousand hosts, in each layer again; to read one takes a while.
  const others = new Set<string>();
  let text = address;
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const { 0: found, 1: absolute, 2: bare = "", index } of text.matchAll(HOSTS)) {
      const behind = index + found.length;
      for (const host of readings(absolute ?? bare)) {
        if (others.has(host)) continue;
        const name = nameOf(host);
        if (isTipHost(name)) return true;
        if (!PAY_PAGES.some((known) => isUnder(name, known))) others.add(host);
        else if (isPayPage(name, text.slice(behind, behind + PATH_MAX))) return true;
      }
    }
    text = decodeRuns(text);
  }
  return false;
}
