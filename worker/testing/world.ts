import { eq } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import { SESSION_LIFE } from "../auth/session-life.ts";
import { listSession, UNKNOWN_DEVICE } from "../auth/session-list.ts";
import { writeRecord } from "../auth/session-records.ts";
import { signToken } from "../auth/session-tokens.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { addGuideWords, addUserWords } from "../search/index-words.ts";
import type { Ids } from "./every-call.ts";
import { call, contextOf, db, makeAdmin, newPerson, type Person, type PersonOptions } from "./factories.ts";

// Tests make hundreds of worlds: each takes three batches, with the rows that calls of the API would write one by one.

export type World = { people: Map<string, Person>; ids: Ids };

const USERS = {
  ended: {},
  deleted: {},
  stranger: {},
  owner: {},
  lapsed: { trialEndsAt: new Date(0) },
  operator: { role: "operator" },
  rival: { role: "operator" },
  editor: { trialEndsAt: null, subscriptionStatus: "inactive" },
} satisfies Record<string, PersonOptions>;
const NAMES = Object.keys(USERS) as (keyof typeof USERS)[];

/** Inserts the accounts; answers each with the statement that makes it findable. */
async function insertUsers() {
  const made = await Promise.all(NAMES.map((name) => newPerson(USERS[name])));
  const [first, ...others] = made.map((values) =>
    db.insert(users).values(values).returning({ id: users.id, email: users.email }),
  );
  if (!first) throw new Error("nobody");
  const rows = await db.batch([first, ...others]);
  const people = Object.fromEntries(NAMES.map((name, n) => [name, rows[n]?.[0]]));
  const words = made.map((values) => addUserWords(db, eq(users.email, values.email), values));
  return { words, idOf: (name: keyof typeof USERS) => people[name]?.id ?? 0, people };
}

/** Begins a user's session as `createSession` does; the statement that lists it is left to a batch. */
function beginSession(subject: number, secret?: string) {
  const ctx = contextOf();
  const life = SESSION_LIFE.user.absolute;
  const id = crypto.randomUUID() + crypto.randomUUID();
  const session = { id, kind: "user" as const, subject, createdAt: ctx.now, expiresAt: ctx.now + life };
  const config = secret === undefined ? ctx.config : { ...ctx.config, SESSION_SECRET: secret };
  const cookie = Promise.all([
    signToken({ ...ctx, config }, { ...session, life }),
    writeRecord(ctx, session),
  ]);
  return {
    cookie: cookie.then(([token]) => `sid=${token}`),
    listed: listSession(ctx, session, { device: UNKNOWN_DEVICE, provedAt: ctx.now }),
  };
}

const newUniqueId = customAlphabet("23456789abcdefghjkmnpqrstuvwxyz", 10);
function newGuide(userId: number) {
  const values = { name: "Marta Oliveira", uniqueId: newUniqueId() };
  const at = new Date();
  return {
    inserted: db
      .insert(guides)
      .values({ ...values, userId, slot: 1, createdAt: at, updatedAt: at })
      .returning({ id: guides.id, uniqueId: guides.uniqueId }),
    words: addGuideWords(db, eq(guides.uniqueId, values.uniqueId), values),
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

/** Makes the people of the table in every-call.ts, with what they own. */
export async function makeWorld(): Promise<World> {
  const { words, idOf, people } = await insertUsers();
  const sessions = NAMES.map((name) => ({ name, ...beginSession(idOf(name)) }));
  const forged = beginSession(idOf("owner"), "another secret, of another site");
  const [openGuide, hiddenGuide, shopGuide] = [
    newGuide(idOf("owner")),
    newGuide(idOf("lapsed")),
    newGuide(idOf("operator")),
  ] as const;
  const [[[open], [hidden], [shop], [tour], [free]], admin] = await Promise.all([
    db.batch([
      openGuide.inserted,
      hiddenGuide.inserted,
      shopGuide.inserted,
      insertTour(idOf("operator")),
      insertTour(idOf("operator")),
      ...[openGuide, hiddenGuide, shopGuide].map((one) => one.words),
      ...words,
      ...[...sessions, forged].map(({ listed }) => listed),
    ]),
    makeAdmin(),
  ]);
  if (!open || !hidden || !shop || !tour || !free) throw new Error("an insert answered no row");
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
  const signedIn = await Promise.all(
    sessions.map(async ({ name, cookie }) => {
      const person: Person = { id: idOf(name), email: people[name]?.email ?? "", cookie: await cookie };
      return [name, person] as const;
    }),
  );
  const all = new Map<string, Person>(signedIn);
  all.set("admin", admin);
  const owner = all.get("owner");
  if (owner) all.set("forged", { ...owner, cookie: await forged.cookie });
  await call("POST", "/api/auth/logout", { as: all.get("ended") });
  return {
    people: all,
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
