/** Every address of the app. The public page is a document of its own: link to it with a plain `<a>`. */
export const paths = {
  home: "/",
  features: "/#features",
  about: "/#about",
  login: "/login",
  register: "/register",
  forgot: "/forgot",
  reset: "/reset",
  verify: "/verify",
  email: "/email",
  unsubscribe: "/unsubscribe",
  join: "/join",
  dashboard: "/dashboard",
  /** a document of its own: link to it with a plain `<a>` */
  pocket: "/pocket",
  account: "/account",
  twoStep: "/account/two-step",
  recoveryCodes: "/account/recovery-codes",
  create: "/create",
  /** of the first profile */
  statisticsOfFirst: "/stats",
  statistics: (id: number): string => `/stats/${id}`,
  edit: (id: number): string => `/edit/${id}`,
  /** leads to the studio of a guide's profile, or lets an operator choose */
  prints: "/print",
  print: (id: number): string => `/print/${id}`,
  profile: (uniqueId: string): string => `/profile/${encodeURIComponent(uniqueId)}`,
  /** the choice of a language; `back`: where it leads to */
  language: (back: string): string => `/language?back=${encodeURIComponent(back)}`,
  contactCard: (uniqueId: string): string => `${paths.profile(uniqueId)}/contact.vcf`,
  admin: "/admin",
  adminLogin: "/admin/login",
  adminDashboard: "/admin/dashboard",
} as const;

/** Patterns of the pages for signed-in users. */
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

/** Patterns of the pages the app knows; everything else is the not-found page. */
export const APP_PATHS = [
  "/",
  ...USER_PATHS,
  "/login",
  "/register",
  "/forgot",
  "/reset",
  "/verify",
  "/email",
  "/unsubscribe",
  "/join",
  "/admin",
  "/admin/login",
  "/admin/dashboard",
] as const;

/** Whether a path fits one of the patterns. One trailing slash is overlooked; ids are numbers. */
function matcher(patterns: readonly string[]): (pathname: string) => boolean {
  const known = patterns.map((pattern) => new RegExp(`^${pattern.replace(":id", "[1-9]\\d{0,15}")}$`));
  return (pathname) => {
    const path = pathname.replace(/([^/])\/$/, "$1");
    return known.some((pattern) => pattern.test(path));
  };
}

/** Whether the app has a page at this path. */
export const isAppPath = matcher(APP_PATHS);

/** Whether that page is for signed-in users. */
export const isUserPath = matcher(USER_PATHS);

/** Whether the page at an address shows what a subscription costs. */
export const showsPlan = (pathname: string): boolean =>
  pathname === paths.register || pathname === paths.dashboard;

/** Whether the page's document shows the account's own profiles. */
export const showsProfiles = (pathname: string): boolean => pathname === paths.dashboard;
