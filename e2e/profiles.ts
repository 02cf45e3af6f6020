import type { APIResponse, BrowserContext } from "playwright-core";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";
import { newcomer, type Newcomer, PHONE, signUpByCall } from "./browser.ts";
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
