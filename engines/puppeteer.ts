import { launch, type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { CommandError } from "#local/command-error.ts";
import { AUTHENTICATOR } from "../e2e/authenticator.ts";
import { addPasskeyStore, FIREFOX_FLAGS, firefoxPreferences, setTheme } from "./firefox.ts";
import { requireEngine } from "./installed.ts";
import { leave } from "./leave.ts";
import { PageErrors } from "./page-errors.ts";
import { type Engine, EngineDied, type Found, type Tab, type TabOptions } from "./tab.ts";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--force-prefers-reduced-motion",
  "--accept-lang=en-GB",
];
/** A function for a page: Puppeteer types what it hands over as what it is there, which says nothing here. */
type InPage = (...args: unknown[]) => unknown;

const foundBy = (element: ElementHandle<Element>, page: Page): Found => ({
  // Puppeteer's own click waits for what the page tells it, and a page without scripts tells nothing.
  async tap() {
    const { x, y } = await element.evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.click(x, y);
  },
  async type(text) {
    await element.focus();
    await page.keyboard.type(text);
  },
  attach: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  async choose(option) {
    const value = await element.evaluate(
      (list, option) =>
        Array.from(list.querySelectorAll("option")).find(({ text }) => text === option)?.value,
      option,
    );
    if (value === undefined) throw new Error(`there is no choice "${option}"`);
    await element.select(value);
  },
  evaluate: (run) => element.evaluate(run as InPage) as never,
});

/** Adds a store of passkeys to a page of Chromium. */
async function addToChromium(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
}

/** Has a page log errors as texts: of an object Firefox's driver says only that there is one. Runs in the page. */
function logTexts(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => error.apply(console, said.map(String));
}

type Means = Pick<Tab, "setDark" | "addPasskeyStore" | "close">;

async function tabOf(page: Page, scale: number, means: Means): Promise<Tab> {
  const errors = new PageErrors();
  page.on("pageerror", (error) => errors.hear(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
      errors.hear(message.text());
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) errors.leaves();
  });
  page.on("domcontentloaded", () => errors.arrives());
  const evaluate: Tab["evaluate"] = (run, ...args) => page.evaluate(run as InPage, ...args) as never;
  // The page may be gone before it responds. Without scripts no timer would leave it later.
  const tell = (how: (address: string) => void, address = "") =>
    page.evaluate(how, address).catch((error: unknown) => console.warn(error));
  return {
    ...means,
    errors,
    evaluate,
    resize: (width, height) => page.setViewport({ width, height, deviceScaleFactor: scale }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    press: (key) => page.keyboard.press(key),
    putAwayPointer: () => page.mouse.move(0, 0),
    go: (address) => leave({ evaluate, errors }, () => tell((to) => location.assign(to), address), address),
    url: async () => page.evaluate(() => location.href),
    back: () => errors.whileLeaving(() => page.evaluate(() => history.back())),
    reload: () => leave({ evaluate, errors }, () => tell(() => location.reload()), "the page"),
    async inject(source) {
      await page.evaluate(source);
    },
    async find(run, ...args) {
      const handle = await page.evaluateHandle(run as InPage, ...args);
      const element = handle.asElement();
      return element ? foundBy(element as ElementHandle<Element>, page) : String(await handle.jsonValue());
    },
  };
}

/** Starts Firefox or Chromium, each tab with a storage of its own. */
export async function startPuppeteer(
  name: "firefox" | "chromium",
  environment: Record<string, string> = {},
): Promise<Engine> {
  const [executablePath = ""] = await requireEngine(name);
  const isFirefox = name === "firefox";
  const start = ({ scripts = true, dark = false, storage }: Partial<TabOptions>): Promise<Browser> =>
    launch({
      browser: isFirefox ? "firefox" : "chrome",
      executablePath,
      headless: true,
      env: { ...process.env, ...environment },
      args: isFirefox ? FIREFOX_FLAGS : CHROMIUM_FLAGS,
      extraPrefsFirefox: firefoxPreferences(scripts, dark),
      ...(storage !== undefined && { userDataDir: storage }),
      // What hangs is said by a journey's own patience.
      protocolTimeout: 60_000,
    });
  const browser = await start({}).catch((error: unknown) => {
    const [said = ""] = String(error).split("\n");
    throw new CommandError(`${name}: the browser could not be started: ${said}`);
  });
  const started = new Set([browser]);
  const requireLife = () => {
    if ([...started].some(({ connected }) => !connected))
      throw new EngineDied(`${name}: the browser ended in the middle of the run`);
  };

  async function open(options: TabOptions): Promise<Tab> {
    const { width = 390, height = 844, scale = 2, scripts = true, dark = false, storage } = options;
    // Firefox has scripts, and the dark, in all pages or in none; what is stored is a whole browser's.
    const needsOwn = storage !== undefined || (isFirefox && (!scripts || dark));
    const own = needsOwn ? await start(options) : undefined;
    if (own) started.add(own);
    const context =
      own && storage !== undefined
        ? own.defaultBrowserContext()
        : await (own ?? browser).createBrowserContext({
            downloadBehavior: { policy: "allow", downloadPath: options.downloads },
          });
    const page = await context.newPage();
    await page.setViewport({ width, height, deviceScaleFactor: scale });
    if (isFirefox) await page.evaluateOnNewDocument(logTexts);
    if (!scripts && !isFirefox) await page.setJavaScriptEnabled(false);
    const setDark = (dark: boolean) =>
      isFirefox
        ? setTheme(own ?? browser, dark)
        : page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
    if (dark && !isFirefox) await setDark(dark);
    if (options.userAgent !== undefined) await page.setUserAgent({ userAgent: options.userAgent });
    if (options.before !== undefined) await page.evaluateOnNewDocument(options.before);
    return tabOf(page, scale, {
      setDark,
      addPasskeyStore: () => (isFirefox ? addPasskeyStore(own ?? browser) : addToChromium(page)),
      async close() {
        if (!own) return context.close();
        started.delete(own);
        await own.close();
      },
    });
  }

  return {
    name,
    open,
    requireLife,
    kill: () => browser.process()?.kill("SIGKILL"),
    async end() {
      await Promise.all(
        [...started].map((each) => each.close().catch(() => each.process()?.kill("SIGKILL"))),
      );
    },
  };
}
