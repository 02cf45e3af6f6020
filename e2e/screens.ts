import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import type { Guide } from "#schema/guide.ts";
import { startSandboxServer } from "#local/sandbox-server.ts";
import { openBrowser } from "./browser.ts";
import { openDemo } from "./demo-context.ts";
import { pictureEmails } from "./email-pictures.ts";

/** Pictures of every screen of the demo at both widths in both themes: npm run screens -- --out DIR [--language de] */

/** A screen of the demo: who looks, where, and what is opened there. `from`: the country the network says. */
type Screen = {
  name: string;
  from?: string;
  as?: "guide" | "operator" | "lapsed";
  path: string | ((context: BrowserContext) => Promise<string>);
  open?: (page: Page) => Promise<void>;
};

/** Returns the path of the form of the account's first profile. */
async function firstProfile(context: BrowserContext): Promise<string> {
  const response = await context.request.get("/api/user/guides");
  const [guide]: Guide[] = await response.json();
  if (!guide) throw new Error("the demo account has no profile");
  return `/edit/${guide.id}`;
}
const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

const SCREENS: Screen[] = [
  { name: "landing", path: "/" },
  { name: "landing-signed-in", as: "guide", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "forgot", path: "/forgot" },
  {
    name: "forgot-sent",
    path: "/forgot",
    open: async (page) => {
      await page.getByLabel("Email").fill("marta@walks.example");
      await press("Send the link")(page);
      await page.getByRole("heading", { name: "Check your e-mail" }).waitFor();
    },
  },
  { name: "reset", path: "/reset#token=none" },
  { name: "reset-expired", path: "/reset" },
  { name: "verify", path: "/verify#token=none" },
  { name: "email-cancel", path: "/email#cancel=none" },
  { name: "undo", path: "/undo#token=none" },
  { name: "unsubscribe", path: "/unsubscribe#token=none" },
  { name: "join", path: "/join#token=none" },
  { name: "join-signed-in", as: "guide", path: "/join#token=none" },
  { name: "not-found", path: "/nowhere" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "imprint", path: "/imprint" },
  { name: "profile-visitor", path: "/profile/marta-lisbon" },
  { name: "profile-visitor-tip", path: "/profile/marta-lisbon", open: press("Leave a Tip") },
  ...["marta-lisbon", "rafael-sao-paulo", "ploy-bangkok"].flatMap((guide) =>
    ["BR", "DE", "US", "IN", "SG", "JP", "XX"].map((from) => ({
      name: `tip-${guide}-from-${from.toLowerCase()}`,
      from,
      path: `/profile/${guide}/tip`,
    })),
  ),
  { name: "tip-transfer", from: "DE", path: "/profile/marta-lisbon/tip?amount=1000&way=2" },
  { name: "tip-pix", from: "BR", path: "/profile/rafael-sao-paulo/tip?amount=2000&way=1" },
  { name: "tip-arabic", from: "DE", path: "/profile/marta-lisbon/tip?lang=ar&amount=1000&way=2" },
  { name: "pocket", as: "guide", path: "/pocket" },
  { name: "pocket-operator", as: "operator", path: "/pocket" },
  { name: "profile-visitor-tours", path: "/profile/kenji-lisbon" },
  ...["de", "ar", "ja", "hi"].map((lang) => ({
    name: `profile-visitor-${lang}`,
    path: `/profile/kenji-lisbon?lang=${lang}`,
  })),
  { name: "profile-unavailable", path: "/profile/nobody" },
  { name: "profile-owner", as: "guide", path: "/profile/marta-lisbon" },
  { name: "profile-owner-lapsed", as: "lapsed", path: "/profile/tiago-porto" },
  { name: "dashboard-guide", as: "guide", path: "/dashboard" },
  { name: "dashboard-guide-qr", as: "guide", path: "/dashboard", open: press("QR code") },
  { name: "dashboard-guide-delete", as: "guide", path: "/dashboard", open: press("Delete") },
  { name: "stats", as: "guide", path: "/stats" },
  { name: "stats-operator", as: "operator", path: "/stats" },
  { name: "dashboard-guide-lapsed", as: "lapsed", path: "/dashboard" },
  { name: "dashboard-operator", as: "operator", path: "/dashboard" },
  { name: "team", as: "operator", path: "/dashboard", open: press("Team") },
  {
    name: "team-hand-on",
    as: "operator",
    path: "/dashboard",
    open: async (page) => {
      await press("Team")(page);
      await press("Hand the badge on")(page);
    },
  },
  {
    name: "profile-form-new-name",
    as: "operator",
    path: firstProfile,
    open: async (page) => {
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Filipa Mendes");
      await press("Save Changes")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "account", as: "guide", path: "/account" },
  { name: "two-step", as: "guide", path: "/account/two-step" },
  { name: "start", as: "operator", path: "/start" },
  {
    name: "start-ways",
    as: "operator",
    path: "/start",
    open: async (page) => {
      await page.getByRole("textbox", { name: "Name" }).fill("Marta Oliveira");
      await press("Next")(page);
      await page.getByLabel("Where you work").selectOption("PT");
    },
  },
  { name: "profile-form-create", as: "operator", path: "/create" },
  { name: "profile-form-edit", as: "guide", path: firstProfile },
  {
    name: "profile-form-tips",
    as: "guide",
    path: firstProfile,
    open: async (page) => {
      await page.getByRole("textbox", { name: /^Stripe/ }).scrollIntoViewIfNeeded();
      await press("Add a way to be tipped")(page);
      await page.getByRole("searchbox").waitFor();
    },
  },
  { name: "profile-form-edit-operator", as: "operator", path: firstProfile },
];
const WIDTHS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };
const THEMES = ["light", "dark"] as const;

const { out, language } = parseArgs({
  options: { out: { type: "string", default: "screens" }, language: { type: "string" } },
}).values;
mkdirSync(out, { recursive: true });
const server = await startSandboxServer({ RATE_LIMITS: "off" });
const browser = await openBrowser();

try {
  for (const [width, viewport] of Object.entries(WIDTHS))
    for (const colorScheme of THEMES)
      for (const { name, as, from, path, open } of SCREENS) {
        // What `open` presses has an English name.
        if (language !== undefined && open) continue;
        const viewer = { viewport, colorScheme, as: as && `${as}@example.com`, from, language };
        const context = await openDemo(browser, server.origin, viewer);
        const page = await context.newPage();
        await page.goto(typeof path === "string" ? path : await path(context), { waitUntil: "networkidle" });
        await open?.(page);
        const file = join(out, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: !open, animations: "disabled" });
        await context.close();
        console.log(file);
      }
  for (const colorScheme of THEMES) await pictureEmails(browser, server, { colorScheme, out });
} finally {
  await browser.close();
  await server.stop();
}
