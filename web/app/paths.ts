/** Every address of the app. A link to the public page is a plain `<a>`, because that page is a document of its own. */
export const paths = {
  home: "/",
  features: "/#features",
  about: "/#about",
  login: "/login",
  /** the login, which leads back to a path of the account's own */
  loginFor: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
  register: "/register",
  forgot: "/forgot",
  reset: "/reset",
  verify: "/verify",
  email: "/email",
  undo: "/undo",
  unsubscribe: "/unsubscribe",
  join: "/join",
  dashboard: "/dashboard",
  /** a document of its own, which a plain `<a>` leads to */
  pocket: "/pocket",
  account: "/account",
  /** the account's screen with the dialog that changes the address */
  changeEmail: "/account#email",
  twoStep: "/account/two-step",
  recoveryCodes: "/account/recovery-codes",
  create: "/create",
  /** the statistics of the first profile */
  statisticsOfFirst: "/stats",
  statistics: (id: number): string => `/stats/${id}`,
  edit: (id: number): string => `/edit/${id}`,
  /** the print studio of a guide's only profile, or the choice between an operator's */
  prints: "/print",
  print: (id: number): string => `/print/${id}`,
  profile: (uniqueId: string): string => `/profile/${encodeURIComponent(uniqueId)}`,
  /** the choice of a language; `back`: where the choice leads */
  language: (back: string): string => `/language?back=${encodeURIComponent(back)}`,
  /** the ways to tip as the menu of the six fields, with amounts */
  tipMenu: (uniqueId: string): string => `${paths.profile(uniqueId)}/tip?menu=1`,
  contactCard: (uniqueId: string): string => `${paths.profile(uniqueId)}/contact.vcf`,
  admin: "/admin",
  adminLogin: "/admin/login",
  adminDashboard: "/admin/dashboard",
} as const;

/** The patterns of the pages for signed-in users. */
const USER_PATHS = [
  "/create",
  "/edit/:id",
  "/print",
  "/print/:id",
  "/dashboard",
  "/stats",
  "/stats/:id",
  "/account",
  "/account/two-step",
  "/account/recovery-codes",
] as const;

/** The patterns of the pages that the app has; every other address is the not-found page. */
export const APP_PATHS = [
  "/",
  ...USER_PATHS,
  "/login",
  "/register",
  "/forgot",
  "/reset",
  "/verify",
  "/email",
  "/undo",
  "/unsubscribe",
  "/join",
  "/admin",
  "/admin/login",
  "/admin/dashboard",
] as const;

/** Makes the check whether a path fits one of the patterns. It ignores one trailing slash and takes numbers as ids. */
function matcher(patterns: readonly string[]): (pathname: string) => boolean {
  const known = patterns.map((pattern) => new RegExp(`^${pattern.replace(":id", "[1-9]\\d{0,15}")}$`));
  return (pathname) => {
    const path = pathname.replace(/([^/])\/$/, "$1");
    return known.some((pattern) => pattern.test(path));
  };
}

/** Tells whether the app has a page at this path. */
export const isAppPath = matcher(APP_PATHS);

/** Tells whether the page at this path is for signed-in users. */
export const isUserPath = matcher(USER_PATHS);

/**
 * Answers where a login leads: to `next` of its query, if that is a path of the account's own, letter for letter, and else to the
 * dashboard. No other address, and no other site, passes.
 */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return next === paths.pocket || isUserPath(next) ? next : paths.dashboard;
}

/** Tells whether the page at an address shows what a subscription costs. */
export const showsPlan = (pathname: string): boolean =>
  pathname === paths.register || pathname === paths.dashboard;

/** Whether the page's document shows the account's own profiles. */
export const showsProfiles = (pathname: string): boolean => pathname === paths.dashboard;
