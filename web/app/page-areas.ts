import type { Area } from "#web/words/areas.ts";

/** The areas whose texts each page says, and the parts it loads later, by the page's file. All of them say the shell's. */
export const PAGE_AREAS = {
  account: ["account", "session"],
  "admin-dashboard": ["account", "admin", "session"],
  "admin-login": ["admin", "session"],
  dashboard: ["account", "guides", "reviews", "sharing", "subscriptions", "tips", "tours"],
  deletion: ["account"],
  forgot: ["session"],
  "guide-form": ["form", "guides", "rules", "tips", "tours"],
  join: ["session"],
  "letter-link": ["session"],
  login: ["session"],
  "not-found": [],
  print: ["print"],
  register: ["session", "subscriptions"],
  reset: ["session"],
  statistics: ["statistics"],
  "two-step": ["account", "session"],
} as const satisfies Record<string, readonly Area[]>;

export type PageFile = keyof typeof PAGE_AREAS;
