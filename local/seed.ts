import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { guideSchema } from "#schema/guide.ts";
import { hashPassword } from "#worker/accounts/password.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { admins, guides, guideTours, reviewPlatforms, reviews, tours, users } from "#worker/db/tables.ts";
import { type DemoGuide, type DemoUser, demoUsers } from "./demo/people.ts";
import { DEMO_PASSWORD } from "./settings.ts";

/** What a payment service knows of a subscriber. */
export type Plan = { customerId: string; subscriptionId: string };

type Stores = {
  database: D1Database;
  pictures: R2Bucket;
  /** gives an operator with an active subscription one, where there is a service to ask */
  subscribe: ((email: string, userId: number) => Promise<Plan>) | undefined;
};

const DAY = 24 * 60 * 60 * 1000;

/** Stores a demo picture under a name of its own for each `holder`, the same one at every attempt; answers its address. */
async function putPicture(bucket: R2Bucket, name: string, holder: string): Promise<string> {
  const bytes = readFileSync(join(import.meta.dirname, "pictures", `${name}.webp`));
  const digest = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
  const key = `${digest(bytes).slice(0, 24)}-${digest(holder).slice(0, 8)}.webp`;
  await bucket.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
  return `/images/${key}`;
}

/** The last id each table has given out: ids are never used twice, not even after everything was deleted. */
async function lastIds(db: Db): Promise<(table: string) => number> {
  const rows = await db.all<{ name: string; seq: number }>(sql`select name, seq from sqlite_sequence`);
  return (table) => rows.find(({ name }) => name === table)?.seq ?? 0;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function guideRow(
  guide: DemoGuide,
  id: number,
  userId: number,
  slot: number,
  picture: string,
  createdAt: Date,
) {
  const ratings = guide.reviews.map(({ rating }) => rating);
  return {
    ...guideSchema.parse(guide),
    id,
    userId,
    slot,
    uniqueId: guide.uniqueId,
    profilePicture: picture,
    reviewCount: ratings.length,
    ratingSum: sum(ratings),
    createdAt,
    updatedAt: createdAt,
  };
}

/**
 * Puts the demo's people into a database without users, all at once. Answers whether it did. The pictures come first:
 * an attempt that was killed leaves nothing the next one doesn't write again.
 */
export async function seedDemo(
  { database, pictures, subscribe }: Stores,
  now = Date.now(),
): Promise<boolean> {
  const db = connect(database);
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return false;

  const last = await lastIds(db);
  const ids = { user: last("users"), guide: last("guides"), tour: last("tours") };
  const rows = {
    users: [] as (typeof users.$inferInsert)[],
    guides: [] as (typeof guides.$inferInsert)[],
    platforms: [] as (typeof reviewPlatforms.$inferInsert)[],
    reviews: [] as (typeof reviews.$inferInsert)[],
    tours: [] as (typeof tours.$inferInsert)[],
    places: [] as (typeof guideTours.$inferInsert)[],
  };

  async function addUser(user: DemoUser): Promise<void> {
    const id = ++ids.user;
    const createdAt = new Date(now - 180 * DAY);
    const plan = user.subscribed ? await subscribe?.(user.email, id) : undefined;
    rows.users.push({
      id,
      username: user.username,
      email: user.email,
      passwordHash: hashPassword(DEMO_PASSWORD),
      role: user.role,
      operatorName: user.operatorName,
      bannerImage: user.banner && (await putPicture(pictures, user.banner, `user ${id}`)),
      subscriptionStatus: user.subscribed ? "active" : "trial",
      trialEndsAt: new Date(now + user.trialDays * DAY),
      createdAt,
      ...plan,
    });
    const tourIds = user.tours.map(() => ++ids.tour);
    for (const [n, { picture, ...tour }] of user.tours.entries())
      rows.tours.push({
        ...tour,
        id: tourIds[n],
        userId: id,
        imageUrl: await putPicture(pictures, picture, `tour ${tourIds[n]}`),
        createdAt,
      });
    for (const [n, guide] of user.guides.entries()) await addGuide(guide, id, n + 1, tourIds, createdAt);
  }

  async function addGuide(
    guide: DemoGuide,
    userId: number,
    slot: number,
    tourIds: number[],
    createdAt: Date,
  ) {
    const guideId = ++ids.guide;
    const picture = await putPicture(pictures, guide.picture, `guide ${guideId}`);
    rows.guides.push(guideRow(guide, guideId, userId, slot, picture, createdAt));
    rows.platforms.push(...guide.platforms.map((platform) => ({ ...platform, guideId, createdAt })));
    // The newest review has the highest id, as in life.
    for (const { daysAgo, ...review } of guide.reviews.toReversed())
      rows.reviews.push({ ...review, guideId, date: new Date(now - daysAgo * DAY) });
    for (const [n, tourId] of tourIds.slice(0, guide.featured).entries())
      rows.places.push({ guideId, tourId, userId, position: n + 1, createdAt });
  }

  for (const user of demoUsers) await addUser(user);
  // One statement a row: D1 takes 100 values in one.
  await db.batch([
    db.insert(users).values(rows.users),
    ...rows.guides.map((row) => db.insert(guides).values(row)),
    ...rows.tours.map((row) => db.insert(tours).values(row)),
    ...rows.platforms.map((row) => db.insert(reviewPlatforms).values(row)),
    ...rows.reviews.map((row) => db.insert(reviews).values(row)),
    ...rows.places.map((row) => db.insert(guideTours).values(row)),
  ]);
  return true;
}

/** Makes an admin account where there is none with this e-mail. */
export async function ensureAdmin(
  database: D1Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const db = connect(database);
  const [known] = await db
    .select({ id: admins.id })
    .from(admins)
    .where(sql`${admins.email} = ${email}`);
  if (known) return;
  await db
    .insert(admins)
    .values({ email, passwordHash: hashPassword(password), createdAt: new Date() })
    .onConflictDoNothing();
}
