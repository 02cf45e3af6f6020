import type { Browser, Page } from "playwright-core";
import { PHONE } from "../e2e/browser.ts";
import { bodyOf, bytesOf, measureFirstResponse, measureLongest } from "./bytes.ts";
import { atMost, kilobytes, none, type TableRow } from "./table.ts";

const FIRST_VISIT = 90_000;
const SCRIPTS = 70_000;
const PHOTOS = 60_000;
const IDLE_MS = 60_000;

/** A request as the browser saw it. `network`: whether bytes were transferred; none are for a cached file. */
type Request = { url: string; path: string; blocking: boolean; network: boolean };

const requestsOf = (page: Page): Promise<Request[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => {
        const { transferSize } = entry as PerformanceResourceTiming;
        const url = new URL(entry.name);
        return {
          url: entry.name,
          path: url.pathname,
          // renderBlockingStatus isn't in TypeScript's library yet.
          blocking:
            Reflect.get(entry, "renderBlockingStatus") === "blocking" && entry.entryType === "resource",
          network: transferSize > 0,
        };
      },
    ),
  );

const photosInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc, attributes }) => ({
        url: currentSrc,
        sized: ["width", "height"].every((name) => Number(attributes.getNamedItem(name)?.value) > 0),
      })),
  );

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
/** Returns the bytes that an edge sends for these. */
const transferOf = async (urls: string[]): Promise<number> => sum(await Promise.all(urls.map(bytesOf)));

const isPhoto = ({ path }: Request) => path.startsWith("/images/");
const isScript = ({ path }: Request) => path.endsWith(".js");
const isFont = ({ path }: Request) => /\.(?:woff2?|[ot]tf)$/.test(path);
const pathsOf = (requests: Request[]) => requests.map(({ path }) => path);

async function measureFirst(page: Page, url: string): Promise<TableRow[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  const requests = await requestsOf(page);
  const { origin } = new URL(url);
  const foreign = requests.filter(({ url }) => new URL(url).origin !== origin);
  // A script is fetched before it is run, which takes it from the cache.
  const transferred = requests.filter(({ network }) => network);
  const text = transferred.filter((request) => !isPhoto(request)).map(({ url }) => url);
  const scripts = transferred.filter(isScript).map(({ url }) => url);
  const photos = await photosInSight(page);
  const photoBytes = await Promise.all(photos.map(async ({ url }) => (await bodyOf(url)).length));
  return [
    await measureFirstResponse("first response, gzip", url),
    await measureLongest("first response, gzip, ", url),
    none("requests that block rendering", pathsOf(requests.filter(({ blocking }) => blocking))),
    none("requests to third parties", pathsOf(foreign)),
    none("web fonts", pathsOf(requests.filter(isFont))),
    atMost("first visit without photos, gzip", await transferOf(text), FIRST_VISIT, kilobytes),
    atMost(`its JavaScript, gzip (${scripts.length} files)`, await transferOf(scripts), SCRIPTS, kilobytes),
    atMost(`photos in the first screen (${photos.length})`, sum(photoBytes), PHOTOS, kilobytes),
    none(
      "of these without width and height",
      photos.filter(({ sized }) => !sized).map(({ url }) => url),
    ),
  ];
}

async function measureSecond(page: Page, url: string): Promise<TableRow> {
  await page.goto(url, { waitUntil: "networkidle" });
  const fetched = (await requestsOf(page)).filter(({ network }) => network);
  return none(
    "second visit: requests besides the document",
    pathsOf(fetched).filter((path) => path !== new URL(url).pathname),
  );
}

/** Measures the transfers of the first and the second visit to the page, in a phone's browser. */
export async function measureVisits(browser: Browser, url: string): Promise<TableRow[]> {
  const context = await browser.newContext(PHONE);
  try {
    const first = await measureFirst(await context.newPage(), url);
    return [...first, await measureSecond(await context.newPage(), url)];
  } finally {
    await context.close();
  }
}

/** Measures the requests of a page that is open and not touched, for a minute. */
export async function measureIdle(browser: Browser, url: string): Promise<TableRow[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await page.waitForTimeout(IDLE_MS);
    return [none("calls of an idle page in 60 s", calls)];
  } finally {
    await context.close();
  }
}
