import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays, dayAndHour } from "#schema/day.ts";
import { DAY } from "#schema/durations.ts";
import { guideSchema } from "#schema/guide.ts";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE, type UploadRule } from "#schema/image.ts";
import { type Cost, hashPassword } from "#worker/auth/password.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { guides } from "#worker/db/tables/guides.ts";
import { paymentWays } from "#worker/db/tables/payment-ways.ts";
import { reviewPlatforms } from "#worker/db/tables/platforms.ts";
import { reviews } from "#worker/db/tables/reviews.ts";
import { guideDays } from "#worker/db/tables/statistics.ts";
import { guideTours, tours } from "#worker/db/tables/tours.ts";
import { webLinks } from "#worker/db/tables/web-links.ts";
import { readImage } from "#worker/images/formats/image.ts";
import { putImage } from "#worker/images/store.ts";
import { imageUrl } from "#worker/images/stored-images.ts";
import { contactKeys } from "#worker/search/contact-keys.ts";
import { addContacts } from "#worker/search/index-contacts.ts";
import { addGuideTerms, addUserTerms } from "#worker/search/index-terms.ts";
import type { DaySums } from "#worker/statistics/add-sums.ts";
import { DEMO_PASSWORD, type DemoGuide, type DemoUser, demoUsers } from "./people.ts";
import { demoDays } from "./statistics.ts";

/** The ids of a subscriber at the payment service. */
export type DemoPlan = { customerId: string; subscriptionId: string };

export type DemoStores = {
  database: D1Database;
  pictures: R2Bucket;
  /** makes the sizes of the pictures, where there is such a service */
  images?: ImagesBinding;
  /** what hashing the password costs; the full cost without it */
  cost?: Cost;
  /** gives a subscriber of the demo a plan, where there is a service to ask */
  subscribe?: ((email: string, userId: number) => Promise<DemoPlan>) | undefined;
};

type Statement = BatchItem<"sqlite">;

/** Stores a picture under a name that is its `holder`'s own and the same at every attempt; returns its address. */
async function storeDrawing(
  stores: DemoStores,
  name: string,
  rule: UploadRule,
  userId: number,
  holder: string,
) {
  const picture = readImage(readFileSync(join(import.meta.dirname, "pictures", `${name}.webp`)));
  const digest = (content: Uint8Array | string) => createHash("sha256").update(content).digest("hex");
  const key = `${userId}/${digest(picture.bytes).slice(0, 24)}-${digest(holder).slice(0, 8)}.webp`;
  const { sizes } = rule;
  await putImage({ PICTURES: stores.pictures, IMAGES: stores.images }, key, { image: picture, sizes });
  return imageUrl(key);
}

/** Gives out the ids after those each table has given out: none is used twice, not even after everything was deleted. */
async function idsOf(db: Db): Promise<(table: string) => number> {
  const rows = await db.all<{ name: string; seq: number }>(sql`select name, seq from sqlite_sequence`);
  const last = new Map(rows.map(({ name, seq }) => [name, seq]));
  return (table) => {
    const id = (last.get(table) ?? 0) + 1;
    last.set(table, id);
    return id;
  };
}

/** The demo's people and guests write English. */
const LANGUAGE = "en";

/** What the demo's people have in common: `now` in ms. */
type Shared = { nextId: (table: string) => number; passwordHash: string; now: number };

/** Returns all rows of one of the demo's people, as one statement a row: D1 takes 100 values in one. */
async function insertUser(stores: DemoStores, user: DemoUser, { nextId, passwordHash, now }: Shared) {
  const { database, subscribe } = stores;
  const db = connect(database);
  const userId = nextId("users");
  const createdAt = new Date(now - 180 * DAY);
  const plan = user.subscribed ? await subscribe?.(user.email, userId) : undefined;
  const statements: Statement[] = [
    db.insert(users).values({
      id: userId,
      username: user.username,
      email: user.email,
      passwordHash,
      role: user.role,
      operatorName: user.operatorName,
      bannerImage: user.banner && (await storeDrawing(stores, user.banner, BANNER_IMAGE, userId, "banner")),
      subscriptionStatus: user.subscribed ? "active" : "trial",
      trialEndsAt: new Date(now + user.trialDays * DAY),
      syncDueAt: plan && new Date(now + DAY),
      emailVerifiedAt: createdAt,
      createdAt,
      ...plan,
    }),
    addUserTerms(db, eq(users.id, userId), user),
  ];

  const tourIds: number[] = [];
  for (const { picture, ...tour } of user.tours) {
    const id = nextId("tours");
    const imageUrl = await storeDrawing(stores, picture, TOUR_IMAGE, userId, `tour ${id}`);
    tourIds.push(id);
    statements.push(
      db.insert(tours).values({ ...tour, language: LANGUAGE, id, userId, imageUrl, createdAt }),
    );
  }

  for (const [n, guide] of user.guides.entries()) {
    const id = nextId("guides");
    const profilePicture = await storeDrawing(stores, guide.picture, PROFILE_PICTURE, userId, `guide ${id}`);
    const tipsGoTo = guide.tipsGoTo ?? (user.role === "guide" ? "guide" : null);
    const values = { id, userId, slot: n + 1, profilePicture, tipsGoTo, printedAt: createdAt, createdAt };
    statements.push(db.insert(guides).values({ ...guideValues(guide), ...values, updatedAt: createdAt }));
    statements.push(addGuideTerms(db, eq(guides.id, id), guide));
    const [links, platforms] = [guide.links, guide.platforms].map((list) => list.map(({ url }) => url));
    const contacts = contactKeys({ ...guideSchema.parse(guide), ways: guide.ways, links, platforms });
    statements.push(addContacts(db, eq(guides.id, id), contacts));
    statements.push(...insertAround(db, guide, values, tourIds, now));
  }
  return statements;
}

function guideValues(guide: DemoGuide) {
  const ratings = guide.reviews.map(({ rating }) => rating);
  const ratingSum = ratings.reduce<number>((sum, rating) => sum + rating, 0);
  return {
    language: LANGUAGE,
    ...guideSchema.parse(guide),
    uniqueId: guide.uniqueId,
    reviewCount: ratings.length,
    ratingSum,
  };
}

type Own = { id: number; userId: number; createdAt: Date };

/** days in one statement: D1 takes 100 values */
const DAYS_AT_ONCE = Math.floor(100 / Object.keys(getTableColumns(guideDays)).length);

const insertDays = (db: Db, days: DaySums[]): Statement[] =>
  Array.from({ length: Math.ceil(days.length / DAYS_AT_ONCE) }, (_, n) =>
    db.insert(guideDays).values(days.slice(n * DAYS_AT_ONCE, (n + 1) * DAYS_AT_ONCE)),
  );

/** Builds the rows around a profile: sums of days, platforms, ways to be tipped, links, reviews and featured tours. */
function insertAround(db: Db, guide: DemoGuide, values: Own, tourIds: number[], now: number): Statement[] {
  const { id, userId, createdAt } = values;
  // Guests make the newest review last: it has the highest id here too.
  const written = guide.reviews.toReversed().map(({ daysAgo, ...review }) => ({
    ...review,
    language: LANGUAGE,
    replyLanguage: review.reply === undefined ? "" : LANGUAGE,
    guideId: id,
    date: new Date(now - daysAgo * DAY),
    repliedAt: review.reply === undefined ? null : new Date(now - (daysAgo - 1) * DAY),
  }));
  const featured = tourIds.slice(0, guide.featured);
  return [
    ...guide.platforms.map((platform) =>
      db.insert(reviewPlatforms).values({ ...platform, guideId: id, createdAt }),
    ),
    ...guide.ways.map((way, n) => db.insert(paymentWays).values({ ...way, guideId: id, position: n + 1 })),
    ...guide.links.map(({ days, ...link }, n) => {
      const { day } = dayAndHour(guide.timeZone ?? "UTC", now);
      const until = days === undefined ? null : addDays(day, days - 1);
      return db.insert(webLinks).values({ ...link, until, guideId: id, position: n + 1 });
    }),
    ...insertDays(db, demoDays(guide, id, now)),
    ...written.map((review) => db.insert(reviews).values(review)),
    db
      .update(guides)
      .set({ seenReviewId: sql`(select coalesce(max(${reviews.id}), 0) from ${reviews})` })
      .where(eq(guides.id, id)),
    ...featured.map((tourId, n) =>
      db.insert(guideTours).values({ guideId: id, tourId, userId, position: n + 1, createdAt }),
    ),
  ];
}

/**
 * Puts the demo's people into a database without users, all at once. The pictures come first: an attempt that was killed
 * leaves nothing the next one doesn't write again.
 */
export async function seedDemo(stores: DemoStores, now = Date.now()): Promise<void> {
  const db = connect(stores.database);
  const nextId = await idsOf(db);
  // All accounts share one hash: each costs a quarter of a second, and the password is published.
  const shared = { nextId, passwordHash: await hashPassword(DEMO_PASSWORD, stores.cost), now };
  const statements: Statement[] = [];
  for (const user of demoUsers) statements.push(...(await insertUser(stores, user, shared)));
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
