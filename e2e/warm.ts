import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { LAPTOP } from "./browser.ts";
import { browser, origin } from "./under-test.ts";

/** A context that outlives a test. Its first page keeps the renderer process alive, in which later pages load faster. */
type Warm = {
  key: string;
  options: BrowserContextOptions;
  context: BrowserContext;
  keeper: Page;
  isSpoilt: boolean;
};

/** The most contexts that wait: each keeps a process. */
const MOST = 6;
let idle: Warm[] = [];
/** contexts that the running test has taken */
let taken: Warm[] = [];
/** contexts that were taken before a file's tests, for all of them */
let shared: Warm[] = [];

/**
 * Returns a function that opens pages from `keeper`, in its process. The browser starts another process for the empty
 * document of a page that no one opened: a fifth of what a load costs.
 */
function openFrom(keeper: Page): () => Promise<Page> {
  let before: Promise<unknown> = Promise.resolve();
  const next = async () => {
    const [page] = await Promise.all([keeper.waitForEvent("popup"), keeper.evaluate(() => void open())]);
    return page;
  };
  // One at a time: each gets the page that it opened.
  return () => {
    const opened = before.then(next);
    before = opened.catch(() => {});
    return opened;
  };
}

async function make(key: string, options: BrowserContextOptions): Promise<Warm> {
  const context = await browser.newContext({ baseURL: origin, ...LAPTOP, ...options });
  const keeper = await context.newPage();
  // This address has no scripts.
  await keeper.goto("/robots.txt");
  const warm: Warm = { key, options, context, keeper, isSpoilt: false };
  context.once("close", () => (warm.isSpoilt = true));
  context.newPage = openFrom(keeper);
  // A clock that was replaced can't be put back: each of these replaces it.
  for (const name of ["install", "setFixedTime", "setSystemTime", "pauseAt"] as const) {
    const replace: (time: never) => Promise<void> = context.clock[name].bind(context.clock);
    context.clock[name] = (time?: unknown) => {
      warm.isSpoilt = true;
      return replace(time as never);
    };
  }
  return warm;
}

/**
 * Returns a context of an empty browser, which earlier tests have used: it takes milliseconds. Where a page must load
 * as for the first time, take `browser.newContext` instead.
 */
export async function warmContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const known = idle.find((warm) => warm.key === key);
  idle = idle.filter((warm) => warm !== known);
  const warm = known ?? (await make(key, options));
  taken.push(warm);
  return warm.context;
}

async function empty({ options, context, keeper }: Warm): Promise<void> {
  await context.setOffline(false);
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setExtraHTTPHeaders(options.extraHTTPHeaders ?? {}),
    context.unrouteAll(),
    keeper.evaluate(() => localStorage.clear()),
  ]);
}

/** Leaves what has been taken so far to all tests of the file. */
export function shareContexts(): void {
  shared.push(...taken);
  taken = [];
}

/** Empties the contexts that a test has taken, for the next one; after the last one those of the file as well. */
export async function returnContexts(isLast = false): Promise<void> {
  if (isLast) taken.push(...shared.splice(0));
  const returned = taken.filter(({ isSpoilt }) => !isSpoilt);
  taken = [];
  await Promise.all(returned.map(empty));
  const all = [...returned, ...idle];
  idle = all.slice(0, MOST);
  await Promise.all(all.slice(MOST).map(({ context }) => context.close()));
}

/** Returns whether the context is one of those. */
export const isWarm = (context: BrowserContext): boolean =>
  [...idle, ...taken, ...shared].some((warm) => warm.context === context && !warm.isSpoilt);
