import { trimEndOf } from "./trim.ts";
/** First parts of the site's own addresses. A test compares them with the routes. */
const PATHS = [
  "account",
  "admin",
  "api",
  "apple-touch-icon",
  "assets",
  "create",
  "dashboard",
  "edit",
  "email",
  "favicon",
  "fonts",
  "forgot",
  "guest",
  "icons",
  "images",
  "imprint",
  "join",
  "landing",
  "language",
  "login",
  "pocket",
  "pocket-worker",
  "print",
  "privacy",
  "profile",
  "register",
  "reset",
  "robots",
  "start",
  "stats",
  "terms",
  "undo",
  "unsubscribe",
  "verify",
];

/** Words that are planned, or are addresses on most sites. */
const PLANNED = [
  "about",
  "app",
  "blog",
  "events",
  "export",
  "features",
  "guides",
  "health",
  "logout",
  "manifest",
  "news",
  "press",
  "pricing",
  "reports",
  "reviews",
  "search",
  "settings",
  "signin",
  "signup",
  "sitemap",
  "static",
  "status",
  "tours",
  "well-known",
];

/** Words that could pass for the one who runs the site. */
const OPERATORS = [
  "abuse",
  "accounts",
  "administrator",
  "billing",
  "ceo",
  "contact",
  "feedback",
  "hello",
  "help",
  "helpdesk",
  "hostmaster",
  "info",
  "lanyard",
  "legal",
  "mail",
  "mailer",
  "moderator",
  "noreply",
  "no-reply",
  "notice",
  "notices",
  "official",
  "operator",
  "operators",
  "owner",
  "pay",
  "payment",
  "payments",
  "postmaster",
  "refund",
  "refunds",
  "root",
  "sales",
  "security",
  "service",
  "services",
  "staff",
  "stripe",
  "support",
  "system",
  "team",
  "tips",
  "webmaster",
  "www",
];

const WORDS = new Set([...PATHS, ...PLANNED, ...OPERATORS].map((word) => word.replaceAll("-", "")));

/**
 * Returns whether a handle is one of the site's own words, also with hyphens in it or a number after it, or consists of
 * such words: `admin`, `ad-min`, `admin-24`, `lanyard-support`. `host` is the site's; its parts are words too.
 */
export function isReservedHandle(handle: string, host: string): boolean {
  const names = host
    .toLowerCase()
    .split(".")
    .filter((name, at, all) => name.length > 2 && (at === 0 || at < all.length - 1));
  const isOurs = (word: string) => WORDS.has(word) || names.includes(word);
  const words = handle
    .split("-")
    .map((part) => trimEndOf(part, /\d/))
    .filter((part) => part !== "");
  const whole = words.join("");
  return isOurs(whole) || isOurs(handle.replaceAll("-", "")) || (words.length > 0 && words.every(isOurs));
}
