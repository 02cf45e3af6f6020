import type { Browser } from "playwright-core";
import { startSandboxServer } from "#local/sandbox-server.ts";
import { openBrowser } from "./browser.ts";
import { openDemo } from "./demo-context.ts";

/** Draws the README's pictures from the demo, docs/screenshot-light.png and -dark.png: node e2e/readme-picture.ts */

const PHONE = { width: 390, height: 780 };
const LAPTOP = { width: 1024, height: 780 };
const BEHIND = { light: "#e9e2d3", dark: "#05070f" };

type Shot = { path: string; as?: string; viewport: typeof PHONE; from?: string };
const SHOTS: Shot[] = [
  { path: "/profile/marta-lisbon", viewport: PHONE },
  { path: "/profile/marta-lisbon/tip?lang=en", viewport: PHONE, from: "DE" },
  { path: "/dashboard", as: "operator@example.com", viewport: LAPTOP },
];

const server = await startSandboxServer();
const browser = await openBrowser();

/** Pictures what someone sees; returns it as a data URL. */
async function shoot({ path, as, viewport, from }: Shot, colorScheme: "light" | "dark"): Promise<string> {
  const context = await openDemo(browser, server.origin, { viewport, colorScheme, as, from });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const picture = await page.screenshot({ animations: "disabled" });
  await context.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** Puts the pictures side by side, in a file. */
async function compose(by: Browser, theme: "light" | "dark"): Promise<void> {
  const pictures: string[] = [];
  for (const shot of SHOTS) pictures.push(await shoot(shot, theme));
  const page = await by.newPage({ viewport: { width: 1280, height: 500 } });
  const frame = "height:440px; border-radius:18px; box-shadow:0 6px 24px rgb(0 0 0 / 25%)";
  const images = pictures.map((src) => `<img style="${frame}" src="${src}">`).join("");
  await page.setContent(
    `<body style="margin:0; height:500px; display:flex; gap:28px; align-items:center; justify-content:center; background:${BEHIND[theme]}">${images}</body>`,
  );
  await page.screenshot({ path: `docs/screenshot-${theme}.png` });
  await page.close();
}

try {
  await compose(browser, "light");
  await compose(browser, "dark");
} finally {
  await browser.close();
  await server.stop();
}
