import type { PageFile } from "#web/paths.ts";
import type { Area } from "#locales/account.ts";

/** The areas of texts that every page needs. */
export const EVERYWHERE: readonly Area[] = ["rules", "shell"];

/** The other areas of texts that a page and its later parts need, by the page's file. */
export const PAGE_AREAS = {
  account: ["account", "session", "subscriptions"],
  "admin-dashboard": ["account", "admin"],
  "admin-login": ["admin", "session"],
  "admin-user": ["account", "admin", "session"],
  dashboard: ["account", "dashboard", "guides", "reviews", "sharing", "subscriptions", "tours"],
  deletion: ["account"],
  forgot: ["session"],
  "guide-form": ["form", "guides", "reviews", "sharing", "tips", "tours"],
  join: ["session"],
  "email-link": ["session"],
  login: ["session"],
  "not-found": [],
  print: ["dashboard", "print", "sharing"],
  register: ["session"],
  reset: ["session"],
  start: ["form", "guides", "reviews", "sharing", "start", "tips"],
  statistics: ["statistics"],
  "two-step": ["account"],
} as const satisfies Record<PageFile | "deletion" | "not-found", readonly Area[]>;

/** The files in web/pages/: the screens', and two that stand in their place. */
export type AppFile = keyof typeof PAGE_AREAS;
