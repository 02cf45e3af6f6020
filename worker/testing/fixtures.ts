import { eq } from "drizzle-orm";
import { createSession } from "../auth/sessions.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { newUniqueId } from "../guides/create-guide.ts";
import { addGuideTerms, addUserTerms } from "../search/index-terms.ts";
import type { Ids } from "./every-call.ts";
import { call, contextOf, db, makeAdmin, newPerson, type Person, type PersonOptions } from "./factories.ts";

// Tests make hundreds of these sets: rows are written in three batches, which calls of the API would write one by one.

export type Fixtures = { people: Map<string, Person>; ids: Ids };

const USERS = {
  ended: {},
  deleted: {},
  stranger: {},
  owner: { emailVerifiedAt: new Date(0) },
  lapsed: { trialEndsAt: new Date(0), emailVerifiedAt: new Date(0) },
  operator: { role: "operator" },
  rival: { role: "operator" },
  editor: { trialEndsAt: null, subscriptionStatus: "inactive" },
} satisfies Record<string, PersonOptions>;
const NAMES = Object.keys(USERS) as (keyof typeof USERS)[];

/** Inserts the accounts; returns each with the statement that makes it findable. */
async function insertUsers() {
  const accounts = await Promise.all(NAMES.map((name) => newPerson(USERS[name])));
  const [first, ...others] = accounts.map((values) =>
    db.insert(users).values(values).returning({ id: users.id, email: users.email }),
  );
  if (!first) throw new Error("nobody");
  const rows = await db.batch([first, ...others]);
  const people = Object.fromEntries(NAMES.map((name, n) => [name, rows[n]?.[0]]));
  const searchTerms = accounts.map((values) => addUserTerms(db, eq(users.email, values.email), values));
  return { words: searchTerms, idOf: (name: keyof typeof USERS) => people[name]?.id ?? 0, people };
}

function newGuide(userId: number) {
  const values = { name: "Marta Oliveira", uniqueId: newUniqueId() };
  const at = new Date();
  return {
    inserted: db
      .insert(guides)
      .values({ ...values, userId, slot: 1, createdAt: at, updatedAt: at })
      .returning({ id: guides.id, uniqueId: guides.uniqueId }),
    words: addGuideTerms(db, eq(guides.uniqueId, values.uniqueId), values),
  };
}

const insertTour = (userId: number) =>
  db
    .insert(tours)
    .values({
      userId,
      title: "Sunset sail",
      description: "Two hours on the Tejo.",
      externalLink: "https://book.example/sail",
      createdAt: new Date(),
    })
    .returning({ id: tours.id });

/** Builds the people of the table in every-call.ts, with what they own. */
export async function makeFixtures(): Promise<Fixtures> {
  const { words: searchTerms, idOf, people } = await insertUsers();
  const ctx = contextOf();
  const config = { ...ctx.config, SESSION_SECRET: "another secret, of another site" };
  const signIn = async (name: keyof typeof USERS, by = ctx) =>
    `sid=${(await createSession(by, "user", idOf(name))).token}`;
  const [openGuide, hiddenGuide, shopGuide] = [
    newGuide(idOf("owner")),
    newGuide(idOf("lapsed")),
    newGuide(idOf("operator")),
  ] as const;
  const [[[open], [hidden], [shop], [tour], [free]], admin, forged, signedIn] = await Promise.all([
    db.batch([
      openGuide.inserted,
      hiddenGuide.inserted,
      shopGuide.inserted,
      insertTour(idOf("operator")),
      insertTour(idOf("operator")),
      ...[openGuide, hiddenGuide, shopGuide].map((one) => one.words),
      ...searchTerms,
    ]),
    makeAdmin(),
    signIn("owner", { ...ctx, config }),
    Promise.all(
      NAMES.map(async (name) => {
        const person: Person = {
          id: idOf(name),
          email: people[name]?.email ?? "",
          cookie: await signIn(name),
        };
        return [name, person] as const;
      }),
    ),
  ]);
  if (!open || !hidden || !shop || !tour || !free) throw new Error("an insert returned no row");
  const at = new Date();
  const joined = { email: people.editor?.email ?? "", userId: idOf("editor"), invitedAt: at, joinedAt: at };
  const platform = ({ id: guideId }: { id: number }) =>
    db
      .insert(reviewPlatforms)
      .values({ guideId, platform: "Yelp", url: "https://yelp.example", createdAt: at })
      .returning({ id: reviewPlatforms.id });
  const review = ({ id: guideId }: { id: number }) =>
    db
      .insert(reviews)
      .values({ guideId, name: "Hannah", rating: 5, comment: "Lovely", date: at })
      .returning({ id: reviews.id });
  const counted = ({ id }: { id: number }) =>
    db.update(guides).set({ reviewCount: 1, ratingSum: 5 }).where(eq(guides.id, id));
  const [[edited], [place], [openPlatform], [hiddenPlatform], [openReview], [hiddenReview]] = await db.batch([
    db
      .insert(guideEditors)
      .values([open, hidden, shop].map(({ id: guideId }) => ({ guideId, ...joined })))
      .returning({ id: guideEditors.id }),
    db
      .insert(guideTours)
      .values({ guideId: shop.id, tourId: tour.id, userId: idOf("operator"), position: 1, createdAt: at })
      .returning({ id: guideTours.id }),
    platform(open),
    platform(hidden),
    review(open),
    review(hidden),
    counted(open),
    counted(hidden),
    db.delete(users).where(eq(users.id, idOf("deleted"))),
  ]);
  const byName = new Map<string, Person>(signedIn);
  await call("POST", "/api/auth/logout", { as: byName.get("ended") });
  return {
    people: byName
      .set("admin", admin)
      .set("forged", { id: idOf("owner"), email: people.owner?.email ?? "", cookie: forged }),
    ids: {
      id: open.id,
      uniqueId: open.uniqueId,
      platformId: openPlatform?.id ?? 0,
      reviewId: openReview?.id ?? 0,
      hiddenId: hidden.id,
      hidden: hidden.uniqueId,
      hiddenPlatformId: hiddenPlatform?.id ?? 0,
      hiddenReviewId: hiddenReview?.id ?? 0,
      shopId: shop.id,
      tourId: tour.id,
      freeTourId: free.id,
      placeId: place?.id ?? 0,
      editorId: edited?.id ?? 0,
    },
  };
}
