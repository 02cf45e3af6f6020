/** Every address of the app. The public page is a document of its own: link to it with a plain `<a>`. */
export const paths = {
  home: "/",
  features: "/#features",
  about: "/#about",
  login: "/login",
  register: "/register",
  dashboard: "/dashboard",
  create: "/create",
  edit: (id: number): string => `/edit/${id}`,
  profile: (uniqueId: string): string => `/profile/${encodeURIComponent(uniqueId)}`,
  admin: "/admin",
  adminLogin: "/admin/login",
  adminDashboard: "/admin/dashboard",
} as const;

/** Patterns of the pages the app knows; everything else is the not-found page. */
export const APP_PATHS = [
  "/",
  "/create",
  "/edit/:id",
  "/login",
  "/register",
  "/dashboard",
  "/admin",
  "/admin/login",
  "/admin/dashboard",
] as const;

const KNOWN = APP_PATHS.map((pattern) => new RegExp(`^${pattern.replace(":id", "[1-9]\\d{0,15}")}$`));

/** Whether the app has a page at this path. One trailing slash is overlooked; ids are numbers. */
export const isAppPath = (pathname: string): boolean => {
  const path = pathname.replace(/([^/])\/$/, "$1");
  return KNOWN.some((pattern) => pattern.test(path));
};
