import { waitFor, within } from "@testing-library/dom";
import { expect, vi } from "vitest";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { PlatformValues, ReviewPlatform } from "#schema/platform.ts";
import type { WebLink } from "#schema/web-links.ts";
import { fill, first, load, screen, descriptionAt, user } from "./app.ts";
import { passingTime } from "./clock.ts";
import { calls, hold } from "./network.ts";
import { call, newcomer, type Person, register } from "./people.ts";

export const TRIPADVISOR = { platform: "Tripadvisor", url: "https://tripadvisor.example/marta" };
export const GOOGLE = { platform: "Google", url: "https://g.example/marta" };
export const YELP = { platform: "Yelp", url: "https://yelp.example/marta" };
export const ZELLE = "https://enroll.zellepay.com/qr-codes?data=x";

/** The calls that create a profile, and those that change one. */
export const CREATE = /^\/api\/guides$/;
export const UPDATE = /^\/api\/guides\/\d+$/;
export const PLATFORMS = /\/review-platforms$/;
export const LINKS = /^\/api\/guides\/\d+\/links$/;

/** Registers a user and opens the empty form. */
export async function atTheForm(role: Person["role"] = "guide"): Promise<Person> {
  const person = await register(newcomer(role));
  await load("/create");
  await button("Create Profile");
  return person;
}

export const putLinks = ({ id }: Guide, list: WebLink[]) =>
  call<WebLink[]>("PUT", `/api/guides/${id}/links`, list);
export const storedLinks = ({ id }: Guide) => call<WebLink[]>("GET", `/api/guides/${id}/links`);

type Stored = Partial<GuideInput> & { platforms?: PlatformValues[]; links?: WebLink[] };
type Owned = { person: Person; guide: Guide };

/** Changes a profile by a call, as the form in another tab does. */
export const change = ({ id }: Guide, values: Partial<GuideInput>) =>
  call<Guide>("PATCH", `/api/guides/${id}`, values);
export const putPlatforms = ({ id }: Guide, list: PlatformValues[]) =>
  call<unknown>("PUT", `/api/guides/${id}/review-platforms`, list);

/** Registers a user with a profile, by calls. */
export async function withProfile({ platforms = [], links = [], ...values }: Stored = {}): Promise<Owned> {
  const person = await register(newcomer());
  const guide = await call<Guide>("POST", "/api/guides", { name: "Marta Oliveira", ...values });
  if (platforms.length > 0) await putPlatforms(guide, platforms);
  if (links.length > 0) await putLinks(guide, links);
  return { person, guide };
}

/** Loads a profile's form, until all of it can be changed. */
export async function openForm({ id }: Guide): Promise<void> {
  await load(`/edit/${id}`);
  await button("Add link");
  await button("Add platform");
}

/** The same, at its form. */
export async function atTheirProfile(stored: Stored = {}): Promise<Owned> {
  const owned = await withProfile(stored);
  await openForm(owned.guide);
  return owned;
}

export const guidesOf = () => call<Guide[]>("GET", "/api/user/guides");
export const storedGuide = ({ id }: Guide) => call<Guide>("GET", `/api/guides/id/${id}`);
export const storedPlatforms = async ({ uniqueId }: Guide): Promise<PlatformValues[]> =>
  (await call<ReviewPlatform[]>("GET", `/api/guides/${uniqueId}/review-platforms`)).map(
    ({ platform, url }) => ({ platform, url }),
  );

type Input = HTMLInputElement;
/** The field whose label begins so. */
export const field = (name: string) => screen.getByRole<Input>("textbox", { name: new RegExp(`^${name}`) });
export const nameField = () => screen.getByRole<Input>("textbox", { name: "Name" });
export const descriptionOf = (name: string): string => descriptionAt(field(name));
export const seeDescription = (name: string, text: string) =>
  waitFor(() => expect(descriptionOf(name)).toContain(text));

/** A button, once it is there: the first of its copies. */
export const button = async (name: string | RegExp) => first(await screen.findAllByRole("button", { name }));
export const pressFirst = async (name: string | RegExp) => user.click(await button(name));
export const buttons = (name: string | RegExp) => screen.queryAllByRole("button", { name });
export const isFocused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(name));

/** The fields of one review platform, by its name. */
export const row = (name: string) => within(screen.getByRole("group", { name }));
export const addressOf = (name: string) => row(name).getByLabelText<Input>("URL");
export const platformOf = (name: string) => row(name).getByLabelText<Input>("Platform name");

/** Makes the page's timers ones that `leaves` and `saveAndStay` can hurry, until the test is over. */
function takeTimers(): void {
  if (!vi.isFakeTimers())
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
}

const END = /^(?:Create|Update) Profile$/;
/** Saves with the button at the end of the form. */
export const save = async (): Promise<void> => {
  takeTimers();
  const [end] = (await screen.findAllByRole("button", { name: END })).slice(-1);
  if (end) await user.click(end);
};

/** Waits until all is saved and the page has left for the public one. */
export function leaves(guide?: Guide): Promise<void> {
  takeTimers();
  return passingTime(() =>
    guide
      ? expect(location.pathname).toBe(`/profile/${guide.uniqueId}`)
      : expect(location.pathname).toMatch(/^\/profile\//),
  );
}

/** Sends the form by `send`, and types a bio while it is being saved: the form stays then. */
export async function saveAndStay(bio: string, send = save): Promise<void> {
  const [letCreate, letUpdate] = [hold("POST", CREATE), hold("PATCH", UPDATE)];
  takeTimers();
  await send();
  await button(/^(?:Creating|Updating)\.\.\.$/);
  await fill(field("Bio"), bio);
  letCreate();
  letUpdate();
  await passingTime(() =>
    expect(document.querySelector("main form")?.getAttribute("aria-busy")).toBe("false"),
  );
  await button("Update Profile");
}

/** The calls of a method that the page has made. */
export const sent = (method: string) => calls.filter((call) => call.method === method);
