import { message } from "#texts/message.ts";
import { webAddress } from "./check-links.ts";
import { KNOWN } from "./card-hosts.ts";
import { isLookAlike } from "./check-look-alike.ts";
import { fault, type ValueCheck } from "./check-result.ts";
import { isShortened } from "./pasted-value.ts";
import { SERVICE_HOSTS } from "./service-hosts.ts";

const WHOLE_LINK = "Please paste the whole link of your checkout.";

/** A merchant's own pages: their hosts, the first part of their paths anywhere, and at PayPal. */
const OWN_HOSTS =
  /^(?:(?:dashboard|login|signin)\.|me\.sumup\.com$|my\.(?:mollie|zettle)\.com$|app\.squareup\.com$|(?:app|business|sso)\.revolut\.com$|studio\.buymeacoffee\.com$|myaccount\.payoneer\.com$)/;
const OWN_PAGES = "dashboard login log-in signin sign-in signup sign-up".split(" ");
const PAYPAL_PAGES =
  "myaccount signin login signup auth authflow welcome bizsignup businessmanage businesswallet businessprofile mep home summary activity unifiedtransactions merchantapps reports buttons".split(
    " ",
  );

/** Returns whether an address is that of a merchant's own pages, where guests would be asked for a password. */
function isDashboard({ hostname, pathname }: URL): boolean {
  const host = hostname.replace(/^www\./, "");
  // A country or language may come first.
  const path = pathname.toLowerCase().replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/, "");
  const [first = "", ...others] = path.split("/").filter(Boolean);
  if (host === "paypal.com")
    return (
      PAYPAL_PAGES.includes(first) ||
      /^\/(?:ncp(?:\/links(?:\/create|\/\w+\/edit)?)?|donate\/buttons)\/?$/.test(path)
    );
  const isWhole = others.length === 0 || host === "squareup.com";
  return OWN_HOSTS.test(hostname) || (isWhole && OWN_PAGES.includes(first));
}

/** What stands before a service's host where it is help, and its start in a country or language. */
const HELP = /^(?:help|support|docs|developers?|blog|status)\.(?!square\.site$)/;
const START = /^\/[a-z]{2}(?:[-_][a-z]{2,4})?\/?$/i;

/** Returns whether an address says nothing of who is paid: the start of any site, and what a service says of itself. */
function isAboutNobody({ pathname, search }: URL, host: string): boolean {
  const service = host.replace(HELP, "");
  return (
    (pathname === "/" && search === "") ||
    host === "stripe.com" ||
    ((service !== host || START.test(pathname)) && KNOWN.includes(service))
  );
}

/** Checks the address of a checkout of any kind, which is kept as it is pasted. */
export const checkCard: ValueCheck = ({ value }) => {
  const url = webAddress(value);
  if (!(url instanceof URL)) return url;
  if (isShortened(value)) return fault(WHOLE_LINK);
  const host = url.hostname.replace(/^www\./, "");
  if (isLookAlike(host))
    return fault(
      "This address only looks like one of a payment service. Please copy the link from its own app.",
    );
  const fieldName =
    host === "paypal.com" && /\/paypalme\//i.test(url.pathname) ? "PayPal" : SERVICE_HOSTS[host];
  if (fieldName)
    return fault(
      message("This is a link of {service}. Please add it as {service}.", { service: fieldName }),
      "kind",
    );
  const isOnce =
    /^(?:checkout|invoice)\.stripe\.com$/.test(host) ||
    (host === "pay.stripe.com" && /^\/(?:invoice|receipts)\//.test(url.pathname)) ||
    (host === "paypal.com" && /^\/(?:invoice|checkoutnow)(?:\/|$)/.test(url.pathname));
  if (isOnce) return fault("This link works once, for one payment. Please paste a payment link instead.");
  if (isDashboard(url))
    return fault("This is your own page at the service. Please paste the link that your guests open.");
  if (isAboutNobody(url, host)) return fault(WHOLE_LINK);
  return { value: /^https:/i.test(value) ? value : `https://${value}` };
};
