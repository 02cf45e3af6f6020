import { decodeRuns, parseUrl } from "#schema/parse-url.ts";
import { trimEndOf } from "#schema/trim.ts";
import { cardHostName, isUnder } from "./card-hosts.ts";

/** Hosts at which guests tip, beside the checkouts that take cards. */
const TIP_HOSTS = [
  "paypal.me",
  "py.pl",
  "venmo.com",
  "zellepay.com",
  "stripe.com",
  "cash.app",
  "cash.me",
  "bmc.xyz",
  "revolut.me",
  "monzo.me",
  "ko-fi.com",
];
/** A checkout's domain where people have whole websites as well. */
const WEBSITES = "square.site";

function isTipHost(host: string): boolean {
  if (TIP_HOSTS.some((known) => isUnder(host, known))) return true;
  return cardHostName(host) !== undefined && (host === `checkout.${WEBSITES}` || !isUnder(host, WEBSITES));
}

/** Times that an address may be packed into another one's query. */
const LAYERS = 3;
/**
 * What may be a host: behind two slashes, which browsers take the other way round and go without behind a scheme, or at
 * the start of a query's value or of the fragment.
 */
const HOSTS = /(?:[/\\]{2}|https?:[/\\]?)([^\s/?#"'<>|\\]+)|[=#](?!https?:)([^\s/?#&=@"'<>|\\]+)/gi;

/** Returns whether guests tip at an address, or at one that it passes on to: a redirector has it in its path or query. */
export function leadsToTips(address: string): boolean {
  let text = address;
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const [, absolute, bare] of text.matchAll(HOSTS)) {
      const host = parseUrl(`https://${absolute ?? bare}`)?.hostname ?? "";
      if (isTipHost(trimEndOf(host, /\./))) return true;
    }
    text = decodeRuns(text);
  }
  return false;
}
