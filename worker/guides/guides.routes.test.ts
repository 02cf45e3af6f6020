import { describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { call, db, makeGuide, makePerson, ORIGIN, type Person } from "../testing/factories.ts";

const create = (as: Person, json: unknown, headers?: Record<string, string>) =>
  call("POST", "/api/guides", { as, json, headers });

describe("creating a profile", () => {
  it("a created profile gets 201 with its stored fields and its public address", async () => {
    const marta = await makePerson();
    const response = await create(marta, {
      name: " Marta Oliveira ",
      bio: "Fado.\nFood.",
      instagram: "@marta.walks",
    });
    expect(response.status).toBe(201);
    const guide: Record<string, unknown> = await response.json();
    expect(guide).toMatchObject({
      name: "Marta Oliveira",
      bio: "Fado.\nFood.",
      instagram: "marta.walks",
      professionalTag: "Tour Guide in NYC",
      reviewsEnabled: "true",
      profilePicture: null,
      userId: marta.id,
      url: `${ORIGIN}/profile/${String(guide.uniqueId)}`,
    });
    expect(guide.uniqueId).toMatch(/^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/);
    const list = await call("GET", "/api/user/guides", { as: marta });
    expect(await list.json()).toMatchObject([guide]);
    expect(await (await call("GET", `/api/guides/id/${String(guide.id)}`, { as: marta })).json()).toEqual(
      guide,
    );
  });

  it("a created profile keeps an empty tag empty", async () => {
    expect(await makeGuide(await makePerson(), { professionalTag: "" })).toMatchObject({
      professionalTag: "",
    });
  });

  it.each([
    ["the phone's", { phone: "+34612345678", whatsapp: "+351912000014", timeZone: "Europe/Lisbon" }, "ES"],
    ["WhatsApp's without a phone", { whatsapp: "+351912000014", timeZone: "Europe/London" }, "PT"],
    ["WhatsApp's beside a number of no country", { phone: "+800123", whatsapp: "+351912000014" }, "PT"],
    ["the time zone's without a number", { timeZone: "Europe/Lisbon" }, "PT"],
    ["the time zone's in its older name", { timeZone: "Asia/Calcutta" }, "IN"],
    ["the browser's where the clock says none", { timeZone: "UTC" }, "GB"],
    ["the chosen one", { country: "JP", phone: "+34612345678", timeZone: "Europe/Lisbon" }, "JP"],
  ])("a new profile's country is %s", async (_, values, country) => {
    const marta = await makePerson();
    const response = await create(marta, { name: "Marta", ...values }, { "Accept-Language": "en-GB,en" });
    expect(await response.json()).toMatchObject({ country });
  });

  it("a new profile's country stays unknown where nothing says one", async () => {
    const response = await create(await makePerson(), { name: "Marta" }, { "Accept-Language": "en-US,en" });
    expect(await response.json()).toMatchObject({ country: "", currency: "" });
  });

  it("a refused profile names every broken rule in field order", async () => {
    const response = await create(await makePerson(), {
      bio: "b".repeat(201),
      professionalTag: "t".repeat(31),
      email: "not an address",
      tipLink: "ftp://example.com",
      stripeLink: "javascript:alert(1)",
    });
    expect(response.status).toBe(400);
    const errors = [
      "Name is required",
      "Bio must be less than 200 characters",
      "Tag must be less than 30 characters",
      "Please enter a valid email",
      "Please enter a valid URL",
      "Please enter a valid URL",
    ];
    expect(await response.json()).toMatchObject({ message: errors[0], errors });
  });

  it("a created profile ignores id, uniqueId, userId and createdAt of the body", async () => {
    const marta = await makePerson();
    const given = {
      id: 4711,
      uniqueId: "wanted",
      userId: 1,
      createdAt: "2000-01-01T00:00:00.000Z",
      slot: 3,
      reviewCount: 99,
    };
    const response = await create(marta, { name: "Marta", ...given });
    const guide = await response.json();
    expect(guide).not.toMatchObject({ id: given.id });
    expect(guide).toMatchObject({ userId: marta.id });
    const [row] = await db.select().from(guides).where(eq(guides.userId, marta.id));
    expect(row).toMatchObject({ slot: 1, reviewCount: 0 });
    expect(row?.uniqueId).not.toBe(given.uniqueId);
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  it("a repeated create with the same idempotency key returns the first profile", async () => {
    const operator = await makePerson({ role: "operator" });
    const headers = { "Idempotency-Key": "one create" };
    const first = await (await create(operator, { name: "Kenji" }, headers)).json();
    const again = await create(operator, { name: "Kenji" }, headers);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
    expect(await db.select().from(guides).where(eq(guides.userId, operator.id))).toHaveLength(1);
  });

  it("a create sent ten times at once under one idempotency key makes one profile, and a later one with other words returns it", async () => {
    const operator = await makePerson({ role: "operator" });
    const headers = { "Idempotency-Key": "one run" };
    const all = await Promise.all(
      Array.from({ length: 10 }, () => create(operator, { name: "Kenji", paypalLink: "kenji" }, headers)),
    );
    const bodies = await Promise.all(all.map((response) => response.json<{ id: number; name: string }>()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    const later = await create(operator, { name: "Rita" }, headers);
    expect(await later.json()).toMatchObject({ id: bodies[0]?.id, name: "Kenji" });
    expect(await db.select().from(guides).where(eq(guides.userId, operator.id))).toHaveLength(1);
  });

  it("an idempotency key is the account's own, and is good in a full account", async () => {
    const [marta, rita] = [await makePerson(), await makePerson()];
    const headers = { "Idempotency-Key": "one run" };
    const first = await create(marta, { name: "Marta" }, headers);
    const other = await create(rita, { name: "Rita" }, headers);
    expect([first.status, other.status]).toEqual([201, 201]);
    expect(await other.json()).toMatchObject({ name: "Rita", userId: rita.id });
    expect(await (await create(marta, { name: "Marta" }, headers)).json()).toEqual(await first.json());
    expect((await create(marta, { name: "Marta" }, { "Idempotency-Key": "another" })).status).toBe(403);
  });

  it("a create ignores an empty idempotency key and refuses one that is too long", async () => {
    const operator = await makePerson({ role: "operator" });
    for (const name of ["Kenji", "Amara"])
      expect((await create(operator, { name }, { "Idempotency-Key": "" })).status).toBe(201);
    expect((await create(operator, { name: "Third" }, { "Idempotency-Key": "k".repeat(101) })).status).toBe(
      400,
    );
  });

  it.each([
    { role: "guide", limit: 1, message: "You can have only one profile" },
    { role: "operator", limit: 3, message: "You can have up to 3 profiles" },
  ] as const)(
    "the limit of profiles for role $role is $limit, also with twenty requests at the same instant",
    async ({ role, limit, message }) => {
      const person = await makePerson({ role });
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, n) => create(person, { name: `Profile ${n}` })),
      );
      const refused = responses.filter(({ status }) => status === 403);
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(limit);
      expect(refused).toHaveLength(20 - limit);
      expect(await refused[0]?.json()).toMatchObject({ message });
      const rows = await db.select().from(guides).where(eq(guides.userId, person.id));
      expect(rows.map(({ slot }) => slot).toSorted()).toEqual([1, 2, 3].slice(0, limit));
    },
  );

  it("a deleted profile makes room for another", async () => {
    const operator = await makePerson({ role: "operator" });
    const [, second] = [await makeGuide(operator), await makeGuide(operator), await makeGuide(operator)];
    await call("DELETE", `/api/guides/${second.id}`, { as: operator });
    await makeGuide(operator);
    expect((await create(operator, { name: "A fourth" })).status).toBe(403);
  });
});

describe("editing a profile", () => {
  it("an edited profile changes only in the fields that were sent", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta, { bio: "Fado.", phone: "351 912 000 014", reviewsEnabled: "false" });
    const response = await call("PATCH", `/api/guides/${guide.id}`, {
      as: marta,
      json: { name: "Marta O." },
    });
    expect(response.status).toBe(200);
    const { updatedAt: _, ...rest } = guide;
    expect(await response.json()).toMatchObject({ ...rest, name: "Marta O.", phone: "+351 912 000 014" });
  });

  it("an edit empties the fields that are sent empty or null", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta, { bio: "Fado.", phone: "351 912 000 014", professionalTag: "Food" });
    const json = { bio: "", phone: null, professionalTag: "" };
    const response = await call("PATCH", `/api/guides/${guide.id}`, { as: marta, json });
    expect(await response.json()).toMatchObject({ bio: "", phone: "", professionalTag: "" });
  });

  const save = (as: Person, id: number, json: unknown, version: unknown) =>
    call("PATCH", `/api/guides/${id}`, { as, json, headers: { "If-Match": `"${String(version)}"` } });

  it("an edit of an outdated version is refused with 412 and changes nothing", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta);
    const first = await save(marta, guide.id, { bio: "First" }, guide.updatedAt);
    expect(first.status).toBe(200);
    const { updatedAt }: { updatedAt: string } = await first.json();
    for (const json of [{ bio: "Second" }, { bio: "Second", profilePicture: null }]) {
      const refused = await save(marta, guide.id, json, guide.updatedAt);
      expect(refused.status).toBe(412);
      expect(await refused.json()).toMatchObject({
        message: "This profile was changed in another tab or on another device",
      });
    }
    expect((await save(marta, guide.id, { name: "Marta O." }, updatedAt)).status).toBe(200);
    expect(await (await call("GET", `/api/guides/id/${guide.id}`, { as: marta })).json()).toMatchObject({
      bio: "First",
      name: "Marta O.",
    });
  });

  it("ten edits of one version at the same instant succeed once", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save(marta, guide.id, { bio: `Tab ${n}` }, guide.updatedAt)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  it("every edit has a version of its own, also twenty in one millisecond", async () => {
    const marta = await makePerson();
    const { id } = await makeGuide(marta);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call("PATCH", `/api/guides/${id}`, { as: marta, json: { bio: `Save ${n}` } }),
      ),
    );
    const versions = await Promise.all(
      responses.map(async (response) => (await response.json<{ updatedAt: string }>()).updatedAt),
    );
    expect(new Set(versions).size).toBe(20);
  });

  it("an edit with an invalid version is refused", async () => {
    const marta = await makePerson();
    const { id } = await makeGuide(marta);
    expect((await save(marta, id, { bio: "x" }, "yesterday")).status).toBe(400);
  });

  it("an edit with an empty name is refused", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta);
    const response = await call("PATCH", `/api/guides/${guide.id}`, { as: marta, json: { name: "  " } });
    expect(await response.json()).toMatchObject({
      message: "Name is required",
      errors: ["Name is required"],
    });
  });
});

describe("deleting a profile", () => {
  it("the deletion of a profile gets 204, and deletes its reviews, platforms and featured tours", async () => {
    const operator = await makePerson({ role: "operator" });
    const guide = await makeGuide(operator);
    const guideId = guide.id;
    const at = new Date();
    await db.insert(reviews).values({ guideId, name: "Hannah", rating: 5, comment: "Lovely", date: at });
    await db
      .insert(reviewPlatforms)
      .values({ guideId, platform: "Tripadvisor", url: "https://example.com", createdAt: at });
    const [tour] = await db
      .insert(tours)
      .values({
        userId: operator.id,
        title: "Sail",
        description: "Boat",
        externalLink: "https://example.com",
        createdAt: at,
      })
      .returning();
    await db
      .insert(guideTours)
      .values({ guideId, tourId: tour?.id ?? 0, userId: operator.id, position: 1, createdAt: at });

    expect((await call("DELETE", `/api/guides/${guideId}`, { as: operator })).status).toBe(204);
    for (const table of [reviews, reviewPlatforms, guideTours])
      expect(await db.select().from(table).where(eq(table.guideId, guideId))).toEqual([]);
    expect(await db.select().from(tours).where(eq(tours.userId, operator.id))).toHaveLength(1);
    expect((await call("DELETE", `/api/guides/${guideId}`, { as: operator })).status).toBe(404);
  });
});

describe("a public profile", () => {
  it("a public profile shows the guide's own fields, never the account's e-mail or Stripe ids", async () => {
    const marta = await makePerson();
    const guide = await makeGuide(marta, { email: "hello@marta.example" });
    const response = await call("GET", `/api/guides/${guide.uniqueId}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      ...guide,
      userBannerImage: null,
      operatorName: "",
      reviewPlatforms: [],
      links: [],
      reviewCount: 0,
      reviewsRemoved: 0,
      rating: null,
      hasPaymentWays: false,
    });
    expect(text).not.toContain(marta.email);
    expect(text).not.toMatch(/customer|subscription|passwordHash|trial/i);
  });

  it.each([
    { state: "an unknown status", subscriptionStatus: "odd", trialEndsAt: new Date(Date.now() + DAY) },
    { state: "a trial that is over", subscriptionStatus: "trial", trialEndsAt: new Date(Date.now() - 1) },
    { state: "a trial without an end", subscriptionStatus: "trial", trialEndsAt: null },
    {
      state: "an ended subscription",
      subscriptionStatus: "inactive",
      trialEndsAt: new Date(Date.now() + DAY),
    },
  ])(
    "a profile is visible only to its owner with $state, in every public call",
    async ({ subscriptionStatus, trialEndsAt }) => {
      const owner = await makePerson({ subscriptionStatus, trialEndsAt });
      const other = await makePerson();
      const guide = await makeGuide(owner);
      const calls = [
        `/api/guides/${guide.uniqueId}`,
        `/api/guides/${guide.uniqueId}/reviews`,
        `/api/guides/${guide.uniqueId}/review-platforms`,
        `/api/guides/${guide.id}/tours`,
      ];
      for (const path of calls) {
        for (const as of [undefined, other]) {
          const response = await call("GET", path, { as });
          expect(response.status).toBe(404);
          expect(await response.json()).toMatchObject({ message: "Not found" });
        }
        expect((await call("GET", path, { as: owner })).status).toBe(200);
      }
    },
  );

  it("a profile is public with an active subscription, whatever the trial", async () => {
    const owner = await makePerson({ subscriptionStatus: "active", trialEndsAt: new Date(0) });
    const guide = await makeGuide(owner);
    expect((await call("GET", `/api/guides/${guide.uniqueId}`)).status).toBe(200);
  });
});

describe("another account's profile", () => {
  it("another account's profile can't be read for editing, changed or deleted", async () => {
    const [owner, stranger] = [await makePerson(), await makePerson()];
    const guide = await makeGuide(owner);
    for (const [method, path, json] of [
      ["GET", `/api/guides/id/${guide.id}`],
      ["PATCH", `/api/guides/${guide.id}`, { name: "Mine now" }],
      ["DELETE", `/api/guides/${guide.id}`],
    ] as const) {
      const response = await call(method, path, { as: stranger, json });
      expect(response.status).toBe(method === "GET" ? 404 : 403);
    }
    expect(await (await call("GET", `/api/guides/id/${guide.id}`, { as: owner })).json()).toEqual(guide);
  });
});
