import { eq } from "drizzle-orm";
import type { FeaturedTour } from "#schema/tour.ts";
import { createSession } from "../auth/sessions.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { reviews } from "../db/tables/reviews.ts";
import type { Ids } from "./every-call.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson, makeTour, type Person } from "./factories.ts";

export type World = { people: Map<string, Person>; ids: Ids };

/** Adds a platform and a review to a profile. */
async function addAround(guideId: number) {
  const date = new Date();
  const [[platform], [review]] = await db.batch([
    db
      .insert(reviewPlatforms)
      .values({ guideId, platform: "Yelp", url: "https://yelp.example", createdAt: date })
      .returning(),
    db.insert(reviews).values({ guideId, name: "Hannah", rating: 5, comment: "Lovely", date }).returning(),
    db.update(guides).set({ reviewCount: 1, ratingSum: 5 }).where(eq(guides.id, guideId)),
  ]);
  return { platformId: platform?.id ?? 0, reviewId: review?.id ?? 0 };
}

/** Makes the people of the table in every-call.ts, with what they own. */
export async function makeWorld(): Promise<World> {
  const [ended, deleted, stranger, owner, lapsed, admin, operator, rival, editor] = await Promise.all([
    makePerson(),
    makePerson(),
    makePerson(),
    makePerson(),
    makePerson({ trialEndsAt: new Date(0) }),
    makeAdmin(),
    makePerson({ role: "operator" }),
    makePerson({ role: "operator" }),
    makePerson({ trialEndsAt: null, subscriptionStatus: "inactive" }),
  ]);
  const ctx = contextOf();
  const config = { ...ctx.config, SESSION_SECRET: "another secret, of another site" };
  const { token } = await createSession({ ...ctx, config }, "user", owner.id);
  const forged = { ...owner, cookie: `sid=${token}` };
  await call("POST", "/api/auth/logout", { as: ended });
  await db.delete(users).where(eq(users.id, deleted.id));
  const [open, hidden, shop, tour, free] = await Promise.all([
    makeGuide(owner),
    makeGuide(lapsed),
    makeGuide(operator),
    makeTour(operator),
    makeTour(operator),
  ]);
  const at = new Date();
  const joined = { email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at };
  const [edited] = await db
    .insert(guideEditors)
    .values([open, hidden, shop].map(({ id: guideId }) => ({ guideId, ...joined })))
    .returning();
  const json = { tourId: tour.id, position: 1 };
  const [place, around, aroundHidden] = await Promise.all([
    call("POST", `/api/guides/${shop.id}/tours`, { as: operator, json }).then((made) =>
      made.json<FeaturedTour>(),
    ),
    addAround(open.id),
    addAround(hidden.id),
  ]);
  return {
    people: new Map(
      Object.entries({ forged, ended, deleted, stranger, owner, lapsed, admin, operator, rival, editor }),
    ),
    ids: {
      id: open.id,
      uniqueId: open.uniqueId,
      ...around,
      hiddenId: hidden.id,
      hidden: hidden.uniqueId,
      hiddenPlatformId: aroundHidden.platformId,
      hiddenReviewId: aroundHidden.reviewId,
      shopId: shop.id,
      tourId: tour.id,
      freeTourId: free.id,
      placeId: place.id,
      editorId: edited?.id ?? 0,
    },
  };
}
