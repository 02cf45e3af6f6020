import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "#worker/auth/password.ts";
import { ensureAdmin } from "#local/ensure-admin.ts";
import { ensureDemo } from "#local/ensure-demo.ts";
import { migrateStores } from "#local/migrate.ts";
import { launchStores } from "#local/runtime.ts";
import { demoUsers } from "./people.ts";

const stateDir = mkdtempSync(join(tmpdir(), "lanyard-seed-"));
let miniflare: Miniflare;
let database: D1Database;
let pictures: R2Bucket;
let images: ImagesBinding;

beforeAll(async () => {
  ({ miniflare } = await launchStores({ stateDir }));
  const bindings = await miniflare.getBindings<Pick<Env, "DB" | "PICTURES" | "IMAGES">>();
  ({ DB: database, PICTURES: pictures, IMAGES: images } = bindings);
  await migrateStores(stateDir, bindings);
});
afterAll(async () => {
  await miniflare.dispose();
  rmSync(stateDir, { recursive: true });
});

const all = async (sql: string) => (await database.prepare(sql).all()).results;

describe("ensureDemo", () => {
  it("ensureDemo fills an empty database once, with a subscription for each account that has one", async () => {
    const subscribe = async (email: string, userId: number) => ({
      customerId: `cus ${email}`,
      subscriptionId: `sub ${userId}`,
    });
    expect(await ensureDemo({ database, pictures, images, subscribe })).toBe(true);
    expect(await ensureDemo({ database, pictures, images, subscribe })).toBe(false);
    expect(await all("SELECT email, role, customer_id, subscription_status FROM users ORDER BY id")).toEqual([
      { email: "guide@example.com", role: "guide", customer_id: null, subscription_status: "trial" },
      {
        email: "operator@example.com",
        role: "operator",
        customer_id: "cus operator@example.com",
        subscription_status: "active",
      },
      { email: "lapsed@example.com", role: "guide", customer_id: null, subscription_status: "trial" },
      { email: "saopaulo@example.com", role: "guide", customer_id: null, subscription_status: "trial" },
      { email: "bangkok@example.com", role: "guide", customer_id: null, subscription_status: "trial" },
    ]);
  });

  it("ensureDemo's review counts and sums are right, and three of the four tours are featured", async () => {
    const counted = "SELECT unique_id, review_count n, rating_sum sum FROM guides ORDER BY id";
    const reviewed =
      "SELECT unique_id, count(r.id) n, sum(rating) sum FROM guides g JOIN reviews r ON r.guide_id = g.id GROUP BY g.id ORDER BY g.id";
    expect(await all(counted)).toEqual(await all(reviewed));
    expect(await all("SELECT count(*) n FROM tours")).toEqual([{ n: 4 }]);
    const places =
      "SELECT unique_id, position FROM guide_tours t JOIN guides g ON g.id = t.guide_id ORDER BY position";
    expect(await all(places)).toEqual([1, 2, 3].map((position) => ({ unique_id: "kenji-lisbon", position })));
  });

  it("ensureDemo's links are those of its guides, in their order", async () => {
    expect(await all("SELECT guide_id, position, label FROM web_links ORDER BY guide_id, position")).toEqual(
      demoUsers
        .flatMap(({ guides }) => guides)
        .flatMap(({ links }, guide) =>
          links.map(({ label }, n) => ({ guide_id: guide + 1, position: n + 1, label })),
        ),
    );
  });

  it("ensureDemo's newest review is shown first", async () => {
    const dates = await all("SELECT date FROM reviews WHERE guide_id = 1 ORDER BY id DESC");
    expect(dates).toEqual(dates.toSorted((a, b) => Number(b.date) - Number(a.date)));
  });

  it("ensureDemo stores a separate image for everything that shows one", async () => {
    const used = await all(
      "SELECT profile_picture url FROM guides UNION ALL SELECT banner_image FROM users WHERE banner_image IS NOT NULL UNION ALL SELECT image_url FROM tours",
    );
    const { objects } = await pictures.list({ include: ["httpMetadata"] });
    const urls = objects.map(({ key }) => `/images/${key}`);
    expect(urls.filter((url) => !url.includes("@")).toSorted()).toEqual(
      used.map(({ url }) => url).toSorted(),
    );
    // In the size that a phone asks for.
    const shown = await all(
      "SELECT profile_picture || '@272' url FROM guides UNION ALL SELECT banner_image || '@780' FROM users WHERE banner_image IS NOT NULL UNION ALL SELECT image_url || '@560' FROM tours",
    );
    expect(urls).toEqual(expect.arrayContaining(shown.map(({ url }) => url)));
    expect(new Set(objects.map(({ httpMetadata }) => httpMetadata?.contentType))).toEqual(
      // The JPEG is for contact cards.
      new Set(["image/webp", "image/jpeg"]),
    );
  });

  it("ensureDemo never uses an id twice", async () => {
    await database.exec("DELETE FROM users");
    expect(await ensureDemo({ database, pictures })).toBe(true);
    expect(await all("SELECT min(id) first FROM users")).toEqual([{ first: 6 }]);
  });
});

describe("ensureAdmin", () => {
  const admin = { email: "admin@example.com", password: "lanyard-demo" };

  it("ensureAdmin creates an account once and doesn't overwrite a changed password", async () => {
    await ensureAdmin(database, { SEED: "demo", admin });
    await ensureAdmin(database, { SEED: "demo", admin: { ...admin, password: "another one" } });
    const admins = await all("SELECT password_hash hash FROM admins");
    expect(admins).toHaveLength(1);
    expect((await verifyPassword("lanyard-demo", String(admins[0]?.hash))).isRight).toBe(true);
  });

  it("ensureAdmin makes no admin with the demo's published password among other people, unless somebody names it", async () => {
    await database.exec("DELETE FROM admins");
    await database.exec("DELETE FROM users WHERE email = 'guide@example.com'");
    await ensureAdmin(database, { SEED: "demo", admin });
    expect(await all("SELECT email FROM admins")).toEqual([]);
    await ensureAdmin(database, { SEED: "none", admin });
    expect(await all("SELECT email FROM admins")).toHaveLength(1);
  });
});
