import { writeFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { PNG } from "pngjs";
import type { Guide } from "#schema/guide.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { sampleTour } from "#web/testing/sample-tour.ts";
import { LAPTOP, newcomer, signUpByCall } from "./browser.ts";
import { emailTo, linkIn } from "./emails.ts";
import { bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** Writes a picture file of one colour, larger than what is kept of it. Returns its path. */
export async function writePicture(scratch: string, name: string): Promise<string> {
  const picture = new PNG({ width: 1500, height: 1000 });
  picture.data.fill(180);
  const file = `${scratch}/${name}.png`;
  await writeFile(file, PNG.sync.write(picture));
  return file;
}

/** An operator made by calls, with a page that isn't anywhere yet. */
export type Operator = { context: BrowserContext; page: Page; guides: Guide[]; tours: Tour[] };

/** Registers a new user with profiles and experiences of these names, by calls. */
export async function makeOperator(
  { guides = [], tours = [] }: { guides?: string[]; tours?: string[] } = {},
  options: object = LAPTOP,
): Promise<Operator> {
  const context = await warmContext({ ...options, baseURL: origin });
  await signUpByCall(context, origin, newcomer("Tour Operator"));
  const made: Operator = { context, page: await context.newPage(), guides: [], tours: [] };
  for (const name of guides) made.guides.push(await create(context, "/api/guides", { name }));
  for (const title of tours) made.tours.push(await createTour(context, title));
  return made;
}

/** Confirms the address of the person who is signed in, by the link of the e-mail that came when they registered. */
export async function confirmAddress({ request }: BrowserContext): Promise<void> {
  const { email } = await bodyOf<{ email: string }>(request.get("/api/auth/me"));
  const link = new URL(linkIn(await emailTo(email, "Confirm your e-mail")));
  await request.post("/api/auth/email/verify", { data: { token: link.hash.slice("#token=".length) } });
}

export const create = <Made>(context: BrowserContext, path: string, data: object): Promise<Made> =>
  bodyOf(context.request.post(path, { data }));

/** Creates an experience by a call, as from another tab. */
export const createTour = (context: BrowserContext, title: string): Promise<Tour> =>
  create(context, "/api/tours", sampleTour(title));

/** Shows a tour on a profile by a call, as from another tab. */
export const feature = (
  context: BrowserContext,
  guide: Guide | undefined,
  tour: Tour,
): Promise<FeaturedTour> =>
  create(context, `/api/guides/${guide?.id}/tours`, { tourId: tour.id, position: 1 });

/** Returns the experiences as the server has them. */
export const listTours = (context: BrowserContext): Promise<Tour[]> =>
  bodyOf(context.request.get("/api/tours"));

/** Returns the tours of a profile as everybody can read them. */
export const listFeatured = (context: BrowserContext, { id }: Guide): Promise<FeaturedTour[]> =>
  bodyOf(context.request.get(`/api/guides/${id}/tours`));
