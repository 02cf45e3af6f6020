/** stands in patterns for a profile's id */
export const ID = ":id";
type Id = number | typeof ID;

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
  /** pocket mode, with the code of one of several profiles in sight */
  pocketOf: (id: number): string => `/pocket#${id}`,
  account: "/account",
  /** the account's screen with the dialog that changes the address */
  changeEmail: "/account#email",
  twoStep: "/account/two-step",
  recoveryCodes: "/account/recovery-codes",
  create: "/create",
  /** a first profile in three questions */
  start: "/start",
  /** the statistics of all profiles, or of the only one */
  statisticsOfAll: "/stats",
  statistics: <Given extends Id>(id: Given) => `/stats/${id}` as const,
  edit: <Given extends Id>(id: Given) => `/edit/${id}` as const,
  /** the print studio of a guide's only profile, or the choice between an operator's */
  prints: "/print",
  print: <Given extends Id>(id: Given) => `/print/${id}` as const,
  profile: (uniqueId: string): string => `/profile/${encodeURIComponent(uniqueId)}`,
  /** the choice of a language; `back`: where the choice leads */
  language: (back: string): string => `/language?back=${encodeURIComponent(back)}`,
  /** the ways to tip as the menu of the six fields, with amounts */
  tipMenu: (uniqueId: string): string => `${paths.profile(uniqueId)}/tip?menu=1`,
  /** the page's QR code, as large as the screen */
  qr: (uniqueId: string): string => `${paths.profile(uniqueId)}/qr`,
  contactCard: (uniqueId: string): string => `${paths.profile(uniqueId)}/contact.vcf`,
  admin: "/admin",
  adminLogin: "/admin/login",
  adminDashboard: "/admin/dashboard",
  adminUser: <Given extends Id>(id: Given) => `/admin/users/${id}` as const,
} as const;

/** The files in web/pages/ that have the screens. */
export type PageFile =
  | "account"
  | "admin-dashboard"
  | "admin-login"
  | "admin-user"
  | "dashboard"
  | "forgot"
  | "guide-form"
  | "join"
  | "email-link"
  | "login"
  | "print"
  | "register"
  | "reset"
  | "start"
  | "statistics"
  | "two-step";

/** The pattern of a screen's address. */
export type Pattern = ReturnType<typeof listScreens>[number]["pattern"];
type Screen = { pattern: Pattern; page: PageFile; isForUsers?: true };

/** Lists the app's screens: the pattern of an address, and the file that has it. */
const listScreens = () =>
  [
    { pattern: paths.create, page: "guide-form", isForUsers: true },
    { pattern: paths.start, page: "start", isForUsers: true },
    { pattern: paths.edit(ID), page: "guide-form", isForUsers: true },
    { pattern: paths.prints, page: "print", isForUsers: true },
    { pattern: paths.print(ID), page: "print", isForUsers: true },
    { pattern: paths.dashboard, page: "dashboard", isForUsers: true },
    { pattern: paths.statisticsOfAll, page: "statistics", isForUsers: true },
    { pattern: paths.statistics(ID), page: "statistics", isForUsers: true },
    { pattern: paths.account, page: "account", isForUsers: true },
    { pattern: paths.twoStep, page: "two-step", isForUsers: true },
    { pattern: paths.recoveryCodes, page: "two-step", isForUsers: true },
    { pattern: paths.login, page: "login" },
    { pattern: paths.register, page: "register" },
    { pattern: paths.forgot, page: "forgot" },
    { pattern: paths.reset, page: "reset" },
    { pattern: paths.verify, page: "email-link" },
    { pattern: paths.email, page: "email-link" },
    { pattern: paths.undo, page: "email-link" },
    { pattern: paths.unsubscribe, page: "email-link" },
    { pattern: paths.join, page: "join" },
    { pattern: paths.admin, page: "admin-login" },
    { pattern: paths.adminLogin, page: "admin-login" },
    { pattern: paths.adminDashboard, page: "admin-dashboard" },
    { pattern: paths.adminUser(ID), page: "admin-user" },
  ] as const satisfies { pattern: string; page: PageFile; isForUsers?: true }[];

/** Lists the patterns of the app's addresses; every other one is the not-found page. */
export const listPatterns = (): string[] => [paths.home, ...listScreens().map(({ pattern }) => pattern)];

/** Finds the screen at a path, and the id of the profile or account that it shows. One trailing slash is ignored. */
export function screenAt(pathname: string): (Screen & { id: number | undefined }) | undefined {
  const path = pathname.replace(/([^/])\/$/, "$1");
  const id = /\/([1-9]\d{0,15})$/.exec(path)?.[1];
  const pattern = id === undefined ? path : path.slice(0, -id.length) + ID;
  const screen = listScreens().find((one) => one.pattern === pattern);
  return screen && !path.includes(ID)
    ? { ...screen, id: id === undefined ? undefined : Number(id) }
    : undefined;
}

/** Returns whether the app has a page at this path. */
export const isAppPath = (pathname: string): boolean =>
  pathname === paths.home || screenAt(pathname) !== undefined;

/** Returns whether the page at this path is for signed-in users. */
export const isUserPath = (pathname: string): boolean => screenAt(pathname)?.isForUsers === true;

/**
 * Returns where a login leads: to `next` of its query, if that is a path of the account's own, letter for letter, and else to the
 * dashboard. No other address, and no other site, passes.
 */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return next === paths.pocket || isUserPath(next) ? next : paths.dashboard;
}

/** Returns whether the page at an address shows what a subscription costs. */
export const showsPlan = (pathname: string): boolean =>
  pathname === paths.register || pathname === paths.dashboard;

/** Whether the page's document shows the account's own profiles. */
export const showsProfiles = (pathname: string): boolean => pathname === paths.dashboard;
