import { writeFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import { button, hold, SMALL_LAPTOP, type Newcomer, newcomer, signUpByCall } from "./browser.ts";
import { bodyOf } from "./profiles.ts";
import { origin, scratch } from "./under-test.ts";
import { warmContext } from "./warm.ts";

export const ZELLE = "https://enroll.zellepay.com/qr-codes?data=x";
export const TRIPADVISOR = { platform: "Tripadvisor", url: "https://tripadvisor.example/marta" };
export const GOOGLE = { platform: "Google", url: "https://g.example/marta" };

type Somebody = { context: BrowserContext; page: Page; person: Newcomer };
type Editor = Somebody & { guide: Guide };

async function somebody(role: Newcomer["role"], options: object): Promise<Somebody> {
  const context = await warmContext(options);
  const person = newcomer(role);
  await signUpByCall(context, origin, person);
  return { context, page: await context.newPage(), person };
}

/** Signs someone up and opens the empty form. */
export async function atTheForm(
  role: Newcomer["role"] = "Tour Guide",
  options: object = SMALL_LAPTOP,
): Promise<Somebody> {
  const made = await somebody(role, options);
  await made.page.goto("/create");
  await made.page.getByRole("heading", { name: "Create Your Tour Guide Profile" }).waitFor();
  return made;
}

type Stored = Partial<Record<keyof Guide, string>> & { platforms?: (typeof GOOGLE)[] };

/** Signs someone up with a profile, by calls, without opening its form. */
export async function withProfile(
  { platforms = [], ...values }: Stored = {},
  options: object = SMALL_LAPTOP,
  role: Newcomer["role"] = "Tour Guide",
): Promise<Editor> {
  const made = await somebody(role, options);
  const { request } = made.context;
  const data = { name: "Marta Oliveira", ...values };
  const guide = await bodyOf<Guide>(request.post("/api/guides", { data }));
  if (platforms.length > 0)
    await bodyOf(request.put(`/api/guides/${guide.id}/review-platforms`, { data: platforms }));
  return { ...made, guide };
}

/** The same, at its form. */
export async function atTheirProfile(...given: Parameters<typeof withProfile>): Promise<Editor> {
  const made = await withProfile(...given);
  await made.page.goto(`/edit/${made.guide.id}`);
  await button(made.page, "Add platform").waitFor();
  return made;
}

export const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}`) });
export const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
export const isFocused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(name);
export const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** Saves with the button at the end of the form. */
export const save = (page: Page) =>
  page
    .getByRole("button", { name: /^(?:Create|Update) Profile$/ })
    .last()
    .click();
/** Waits until all is saved and the page has left for the public one, not for its pictures: closed earlier it can hang. */
export const leave = (page: Page, { uniqueId }: Pick<Guide, "uniqueId"> = { uniqueId: "*" }) =>
  page.waitForURL(`**/profile/${uniqueId}`, { waitUntil: "domcontentloaded" });

/** Sends the form by `send`, and types a bio while it is being saved: the form stays then. */
export async function saveAndStay(page: Page, bio: string, send = () => save(page)): Promise<void> {
  const [letCreate, letUpdate] = [
    await hold(page, "**/api/guides", "POST"),
    await hold(page, "**/api/guides/*", "PATCH"),
  ];
  await send();
  await page
    .getByRole("button", { name: /^(?:Creating|Updating)\.\.\.$/ })
    .first()
    .waitFor();
  await field(page, "Bio").fill(bio);
  letCreate();
  letUpdate();
  await button(page, "Update Profile").waitFor();
}

export const guidesOf = ({ request }: BrowserContext) => bodyOf<Guide[]>(request.get("/api/user/guides"));
export const storedGuide = ({ request }: BrowserContext, { id }: Guide) =>
  bodyOf<Guide>(request.get(`/api/guides/id/${id}`));
export const storedPlatforms = async ({ request }: BrowserContext, { uniqueId }: Guide) =>
  (await bodyOf<ReviewPlatform[]>(request.get(`/api/guides/${uniqueId}/review-platforms`))).map(
    ({ platform, url }) => ({ platform, url }),
  );

/** Aborts the calls of a method, or with `arrives` only their responses, until the returned function is called. */
export async function lose(
  page: Page,
  method: string,
  path: string,
  arrives = false,
): Promise<() => Promise<void>> {
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.continue();
    if (arrives) await route.fetch();
    return route.abort();
  });
  return () => page.unroute(path);
}

export async function writeFileAt(name: string, content: Buffer | string): Promise<string> {
  const path = `${scratch}/${name}`;
  await writeFile(path, content);
  return path;
}
export const choosePicture = (page: Page, file: string) =>
  page.getByLabel("Profile picture", { exact: true }).setInputFiles(file);
/** A moving picture of one pixel, which is sent as it is. */
export const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
