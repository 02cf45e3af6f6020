import type { Browser, BrowserContext } from "playwright-core";
import { PHONE } from "../e2e/browser.ts";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { atMost, kilobytes, plain, type TableRow } from "./table.ts";

/** Allowed script requests of a first visit, until the network is idle. */
const REQUESTS = 12;

type Screen = {
  name: string;
  path: string | ((context: BrowserContext) => Promise<string>);
  as?: "guide" | "operator" | "admin";
  /** allowed size of its scripts on the wire: gzip, with headers */
  bytes: number;
};

async function firstProfile({ request }: BrowserContext): Promise<string> {
  const [guide]: { id: number }[] = await (await request.get("/api/user/guides")).json();
  if (!guide) throw new Error("the demo account has no profile");
  return `/edit/${guide.id}`;
}

const SCREENS: Screen[] = [
  { name: "landing", path: "/", bytes: 21_500 },
  { name: "login", path: "/login", bytes: 75_000 },
  { name: "registration", path: "/register", bytes: 92_000 },
  { name: "dashboard of a guide", path: "/dashboard", as: "guide", bytes: 120_000 },
  { name: "dashboard of an operator", path: "/dashboard", as: "operator", bytes: 125_000 },
  { name: "first of three questions", path: "/start", as: "operator", bytes: 80_000 },
  { name: "form, empty", path: "/create", as: "operator", bytes: 130_000 },
  { name: "form, filled", path: firstProfile, as: "guide", bytes: 130_000 },
  { name: "admin's login", path: "/admin/login", bytes: 75_000 },
  { name: "admin's dashboard", path: "/admin/dashboard", as: "admin", bytes: 85_000 },
];

/** Signs a demo account in, with the context's own cookies. */
export async function signInToDemo(context: BrowserContext, origin: string, as: string): Promise<void> {
  const call = as === "admin" ? "/api/admin/login" : "/api/auth/login";
  const data = { email: `${as}@example.com`, password: DEMO_PASSWORD };
  const response = await context.request.post(origin + call, { data });
  if (!response.ok()) throw new Error(`${as} can't sign in: ${response.status()}`);
}

/** ms without a request after which a visit is over: longer than any pause between two requests */
const QUIET_MS = 1500;

/** Visits a path for the first time; returns the bytes of each script over the wire, headers included. */
async function visit(context: BrowserContext, path: string): Promise<number[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  const sizes: number[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith(".js")) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    // What was fetched is imported from where the browser keeps it, without a byte.
    if (scripts.has(requestId) && encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MS);
  return sizes;
}

async function measureScreen(browser: Browser, origin: string, screen: Screen): Promise<TableRow[]> {
  const { name, path, as, bytes } = screen;
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    if (as) await signInToDemo(context, origin, as);
    const sizes = await visit(context, typeof path === "string" ? path : await path(context));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return [
      atMost(`scripts of the ${name}, first visit, on the wire`, total, bytes, kilobytes),
      atMost(`requests for scripts of the ${name}`, sizes.length, REQUESTS, plain),
    ];
  } finally {
    await context.close();
  }
}

/** Measures the scripts that a phone's browser fetches at a first visit of each screen of the app. */
export async function measureScreens(browser: Browser, origin: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const screen of SCREENS) rows.push(...(await measureScreen(browser, origin, screen)));
  return rows;
}
