import { countryOf, type Country } from "#schema/country.ts";
import { message } from "#texts/message.ts";
import { decodePercent, parseUrl } from "#schema/parse-url.ts";
import { trimEndOf } from "#schema/trim.ts";
import { isNone, saysNothing } from "#schema/usernames.ts";
import { fault, HOLDS_AMOUNT, type Checked, type RowFault, type ValueCheck } from "./check-result.ts";
import { isShortened } from "./pasted-value.ts";

const HTTPS = "Please paste a link that begins with https://";

/** Reads a pasted web address; a host without https:// in front gets it. */
export function webAddress(typed: string): URL | RowFault {
  if (/\s|\\|^\//.test(typed)) return fault(HTTPS);
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "https") return fault(HTTPS);
  const url = parseUrl(scheme ? typed : `https://${typed}`);
  const isPlain = url && url.username === "" && url.password === "" && url.port === "";
  if (!url || !isPlain || (scheme && !/^https:\/\/[^/]/i.test(typed))) return fault(HTTPS);
  const hasName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname);
  if (!hasName || /[@]/.test(typed.split(/[/?#]/)[scheme ? 2 : 0] ?? "")) return fault(HTTPS);
  return url;
}

type HandleRule = {
  service: string;
  /** what people call it, and a name at it, in small letters */
  called: string;
  hosts: readonly string[];
  /** what precedes the name in a pasted address */
  before?: RegExp;
  pattern: RegExp;
  lower?: boolean;
  /** first parts of paths that name no one: requests that are paid once, shops, the site's own pages */
  once?: RegExp;
  /** what may stand behind the name; an amount where it isn't given */
  behind?: RegExp;
  example: string;
};

/** An amount behind a name, or nothing. Anything else makes the first part something other than a name. */
const AMOUNT = /^(?:[€$£]?\d[\d.,]{0,12}[a-z]{0,3}\/?)?$/i;

/** Returns a check that reads a username, typed or in a pasted address of the service. */
const handle =
  ({
    service,
    called,
    hosts,
    before,
    pattern,
    lower,
    once,
    behind = AMOUNT,
    example,
  }: HandleRule): ValueCheck =>
  ({ value }) => {
    const values = { service, example };
    const asked = fault(message("Please enter your {service} name, such as {example}.", values));
    let name = value.replace(/^@/, "");
    if (saysNothing({ isPaid: true, called }, name)) return asked;
    if (/[/:]/.test(value) || hosts.includes(value.toLowerCase())) {
      // Only the name is kept of it.
      const url = webAddress(value.replace(/^http:/i, "https:"));
      if (!(url instanceof URL)) return /^[a-z]+:|@/i.test(value) ? url : asked;
      if (!hosts.includes(url.hostname.replace(/^www\./, "")))
        return fault(
          message(
            "This isn't an address of {service}. Please enter your {service} name, such as {example}.",
            values,
          ),
        );
      if (once?.test(url.pathname))
        return fault(
          message(
            "This link works once, for one payment. Please enter your {service} name, such as {example}.",
            values,
          ),
        );
      if (before && !before.test(url.pathname)) return asked;
      const path = trimEndOf(decodePercent(url.pathname), /[\s)\]}]/);
      const rest = before ? path.replace(before, "/") : path;
      const business = service === "Wise" && /\/pay\/business\//.test(url.pathname) ? "business/" : "";
      const [, first = "", ...others] = rest.split("/");
      if (!behind.test(others.join("/"))) return asked;
      name = business + first.replace(/^@/, "");
      if (isNone(name)) return asked;
    }
    if (lower) name = name.toLowerCase();
    return pattern.test(name) && !hosts.includes(name.toLowerCase()) ? { value: name } : asked;
  };

export const checkRevolut = handle({
  service: "Revolut",
  called: "revolut revtag",
  hosts: ["revolut.me"],
  pattern:
    /^(?!(?:pay|app|login|help|terms|about|business|link|group|pockets?|invite|referral|join)$)(?=.*[a-z])[a-z0-9_]{3,20}$/,
  lower: true,
  once: /^\/r\//,
  example: "revolut.me/marta",
});

const wiseHandle = handle({
  service: "Wise",
  called: "wise wisetag",
  hosts: ["wise.com"],
  before: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/pay\/(?:me|business)\//i,
  pattern: /^(?=.*[a-z])(?:business\/)?[a-z0-9._-]{2,60}$/i,
  once: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/pay\/r\//i,
  example: "wise.com/pay/me/marta",
});
/** Checks a Wisetag; a company's is stored as business/name. */
export const checkWise: ValueCheck = (row, guideCountry) =>
  /^business\/[A-Za-z0-9._-]{2,60}$/.test(row.value) ? { value: row.value } : wiseHandle(row, guideCountry);

export const checkKofi = handle({
  service: "Ko-fi",
  called: "ko-fi kofi",
  hosts: ["ko-fi.com"],
  pattern:
    /^(?!(?:home|manage|explore|account|about|s|i|c|g|p|w|r|post|album|summary|shop|blog|settings|login|dashboard|gold|terms|privacy|help|discover|search|messages|streamalerts|commissions|art|memberships|gallery|signup|register|apps|explore-art)$)(?=.*[a-z])[A-Za-z0-9_-]{1,50}$/i,
  behind: /^(?:(?:tiers|shop|posts|gallery|commissions|goal)\/?)?$/i,
  example: "ko-fi.com/marta",
});

export const checkMonzo = handle({
  service: "Monzo.me",
  called: "monzo",
  hosts: ["monzo.me"],
  pattern: /^(?!(?:join|login|help|about|r)$)(?=.*[a-z])[a-z0-9]{2,40}$/,
  lower: true,
  once: /^\/r\//,
  example: "monzo.me/marta",
});

export const checkSatispay = handle({
  service: "Satispay",
  called: "satispay",
  hosts: ["tag.satispay.com"],
  pattern: /^(?!(?:pay|login|help|download)$)(?=.*[a-z])[a-z0-9._-]{2,60}$/i,
  example: "tag.satispay.com/marta",
});

/** Checks a TWINT link: that of a sticker, or of a company's code. */
export const checkTwint: ValueCheck = ({ value }) => {
  const url = webAddress(value);
  if (!(url instanceof URL)) return url;
  if (url.hostname !== "go.twint.ch" || url.pathname.length <= 3 || isShortened(value))
    return fault("Please paste the link of your TWINT code: it begins with https://go.twint.ch/");
  return url.searchParams.has("amount") ? fault(HOLDS_AMOUNT) : { value: url.href };
};

const MERCADO_PAGO: readonly Country[] = ["AR", "BR", "CL", "CO", "MX", "PE", "UY"];

/** Checks a payment link of Mercado Pago. Its host tells the country, except for short links. */
export const checkMercadoPago: ValueCheck = ({ value, country }): Checked => {
  const url = webAddress(value);
  if (!(url instanceof URL)) return url;
  const host = url.hostname.replace(/^www\./, "");
  const local = /^link\.mercadopago\.(?:com\.)?([a-z]{2})$/.exec(host)?.[1];
  const isKnown = local !== undefined || host === "mpago.la" || host === "mpago.li";
  if (!isKnown || url.pathname.length < 3 || isShortened(value))
    return fault("Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.");
  const home = countryOf(local ?? country);
  return home && MERCADO_PAGO.includes(home)
    ? { value: url.href, country: home }
    : fault("Please choose the country of your Mercado Pago account.", "country");
};
