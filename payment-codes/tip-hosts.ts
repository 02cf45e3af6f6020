import { decodePercent, parseUrl } from "#schema/parse-url.ts";
import { cardHostName, isUnder } from "./card-hosts.ts";

/** Hosts at which guests tip, beside the checkouts that take cards. */
const TIP_HOSTS = [
  "paypal.me",
  "venmo.com",
  "zellepay.com",
  "stripe.com",
  "cash.app",
  "cash.me",
  "bmc.link",
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

/** Returns whether guests tip at an address, or at one that it passes on to: a redirector has it in its path or query. */
export function leadsToTips(address: string): boolean {
  let text = address;
  for (let layer = 0; layer < LAYERS; layer++) {
    const packed = text.match(/https?:\/\/[^\s"'<>|]+?(?=https?:\/\/|[\s"'<>|]|$)/gi) ?? [];
    for (const url of packed) {
      const host = parseUrl(url)?.hostname.replace(/\.$/, "");
      if (host !== undefined && isTipHost(host)) return true;
    }
    text = decodePercent(text);
  }
  return false;
}
