import type { APIResponse, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";
import type { Statistics } from "#schema/statistics.ts";
import { isHydrated, newcomer, type Newcomer, PHONE, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** Returns the body of a call. Throws unless the call was a success. */
export async function bodyOf<Body>(call: Promise<APIResponse>): Promise<Body> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** A profile of someone new, made by calls. */
export type SampleProfile = {
  guide: Guide;
  /** its public page */
  path: string;
  person: Newcomer;
  /** where its owner is signed in */
  owner: BrowserContext;
  /** changes it, as from another tab of its owner */
  change: (values: Partial<GuideInput>) => Promise<Guide>;
};

export async function makeProfile(
  values: Partial<GuideInput> = {},
  role: Newcomer["role"] = "Tour Guide",
): Promise<SampleProfile> {
  const owner = await warmContext(PHONE);
  const person = newcomer(role);
  await signUpByCall(owner, origin, person);
  const data = { name: "Marta Oliveira", ...values };
  const guide = await bodyOf<Guide>(owner.request.post("/api/guides", { data }));
  return {
    guide,
    path: `/profile/${guide.uniqueId}`,
    person,
    owner,
    change: (data) => bodyOf(owner.request.patch(`/api/guides/${guide.id}`, { data })),
  };
}

/** Opens an address on a guest's phone. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, ...options });
  const page = await context.newPage();
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await isHydrated(page);
  return page;
}

/** Signs someone in by a call, as another tab of this browser would. */
export async function signInByCall(context: BrowserContext, { email, password }: Newcomer): Promise<void> {
  await bodyOf(context.request.post("/api/auth/login", { data: { email, password } }));
}

/** Leaves a review as a stranger. */
export async function addReview(
  origin: string,
  { guide }: SampleProfile,
  values: Partial<Pick<Review, "name" | "rating" | "comment">> = {},
): Promise<Review> {
  const response = await fetch(`${origin}/api/guides/${guide.uniqueId}/reviews`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Hannah Weiss", rating: 5, comment: "Warm and funny.", ...values }),
  });
  if (response.status !== 201) throw new Error(`no review: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Returns the reviews as everybody can read them. */
export const listReviews = async (origin: string, { guide }: SampleProfile): Promise<Review[]> =>
  (await fetch(`${origin}/api/guides/${guide.uniqueId}/reviews`)).json();

/** Returns what happened on a page in the last week, as its owner sees it. */
export const statisticsOf = ({ owner, guide }: SampleProfile): Promise<Statistics> =>
  bodyOf(owner.request.get(`/api/guides/${guide.id}/stats?days=7`));
