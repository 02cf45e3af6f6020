import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { TOURS_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { call, db, makeGuide, makePerson, makeTour, type Person, upload } from "../testing/factories.ts";
import { NO_FACTS } from "#web/testing/sample-tour.ts";
import { join } from "../testing/picture-bytes.ts";
import { plainPictures, SECRET, taggedPictures } from "../testing/pictures.ts";

const MB = 1024 * 1024;
const SAIL = {
  title: "Sunset sail",
  description: "Two hours on the Tejo.",
  externalLink: "https://book.example/sail",
};

const makeOperator = () => makePerson({ role: "operator" });
const create = (as: Person, json: unknown, headers?: Record<string, string>) =>
  call("POST", "/api/tours", { as, json, headers });
const listed = async (as: Person): Promise<Tour[]> => (await call("GET", "/api/tours", { as })).json();
const sendImage = (as: Person, id: number, bytes: Uint8Array<ArrayBuffer>) =>
  call("POST", `/api/tours/${id}/image`, { as, body: upload(bytes) });
const stored = async () => (await env.PICTURES.list()).objects.map(({ key }) => `/images/${key}`);

describe("tour", () => {
  it("a tour is created, listed, changed and deleted by its operator", async () => {
    const operator = await makeOperator();
    const response = await create(operator, {
      ...SAIL,
      id: 7,
      userId: 1,
      imageUrl: "https://x.example/y.png",
    });
    expect(response.status).toBe(201);
    const tour: Tour = await response.json();
    expect(tour).toEqual({
      ...SAIL,
      ...NO_FACTS,
      id: tour.id,
      imageUrl: null,
      language: "",
      translations: {},
    });
    expect(await listed(operator)).toEqual([tour]);

    const changed = await call("PATCH", `/api/tours/${tour.id}`, { as: operator, json: { title: " Sail " } });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toEqual({ ...tour, title: "Sail" });
    expect((await call("PATCH", `/api/tours/${tour.id}`, { as: operator, json: {} })).status).toBe(200);

    expect((await call("DELETE", `/api/tours/${tour.id}`, { as: operator })).status).toBe(204);
    expect(await listed(operator)).toEqual([]);
    expect((await call("DELETE", `/api/tours/${tour.id}`, { as: operator })).status).toBe(404);
  });

  it.each<[object, string[]]>([
    [{}, ["Title is required", "Description is required", "Booking link is required"]],
    [{ ...SAIL, title: "t".repeat(51) }, ["Title must be 50 characters or less"]],
    [{ ...SAIL, description: "d".repeat(151) }, ["Description must be 150 characters or less"]],
    [{ ...SAIL, externalLink: "" }, ["Booking link is required"]],
    [{ ...SAIL, externalLink: "book me" }, ["Please enter a valid URL"]],
    [{ ...SAIL, externalLink: "http://" }, ["Please enter a valid URL"]],
    [{ ...SAIL, externalLink: "javascript:alert(1)" }, ["Please enter a valid URL"]],
  ])("a tour of %j is refused", async (json, errors) => {
    const response = await create(await makeOperator(), json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: errors[0], errors });
  });

  it("a tour with thousands of wrong items is refused with the first two hundred", async () => {
    const access = Array.from({ length: 20_000 }, () => 1);
    const response = await create(await makeOperator(), { ...SAIL, access });
    expect(response.status).toBe(400);
    const { errors, issues } = await response.json<{ errors: unknown[]; issues: unknown[] }>();
    expect([errors.length, issues.length]).toEqual([200, 200]);
  });

  it("a tour may have a title of 50 and a description of 150 characters", async () => {
    const full = { ...SAIL, title: "é".repeat(50), description: "🚋".repeat(150) };
    expect((await create(await makeOperator(), full)).status).toBe(201);
  });

  it("a tour sent ten times under one idempotency key is created once", async () => {
    const operator = await makeOperator();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => create(operator, SAIL, { "Idempotency-Key": "one" })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listed(operator)).toHaveLength(1);
  });

  it(`an operator can't have more than ${TOURS_MAX} tours, also with concurrent requests`, async () => {
    const operator = await makeOperator();
    for (let n = 0; n < TOURS_MAX - 5; n++) await makeTour(operator);
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(operator, SAIL)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = responses.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({ message: "You can have up to 50 tours" });
    expect(await listed(operator)).toHaveLength(TOURS_MAX);
  });
});

const patch = (as: Person, id: number, json: unknown) => call("PATCH", `/api/tours/${id}`, { as, json });
const FACTS = {
  tagBookings: true,
  priceFrom: 2500,
  currency: "EUR",
  durationMinutes: 150,
  meetingPoint: "Rossio, at the fountain",
  languages: ["en", "pt-PT"],
  access: ["step-free", "prams"],
};

describe("facts of a tour", () => {
  it("the facts of a tour are stored as they were sent, shown with it everywhere, and emptied by null", async () => {
    const operator = await makeOperator();
    const json = { ...SAIL, externalLink: "https://book.example/sail?ref={guide}", ...FACTS };
    const tour: Tour = await (await create(operator, json)).json();
    expect(tour).toMatchObject(json);
    expect(await listed(operator)).toMatchObject([json]);
    const { id } = await makeGuide(operator);
    await call("POST", `/api/guides/${id}/tours`, { as: operator, json: { tourId: tour.id, position: 1 } });
    const featured = await call("GET", `/api/guides/${id}/tours`);
    expect(await featured.json()).toMatchObject([{ tour }]);

    const nothing = Object.fromEntries(Object.keys(FACTS).map((key) => [key, null]));
    const emptied = await patch(operator, tour.id, nothing);
    expect(await emptied.json()).toEqual({ ...tour, ...NO_FACTS });
  });

  it("the facts of a tour go up to their limits, and a price may be nothing", async () => {
    const operator = await makeOperator();
    for (const facts of [
      { priceFrom: 0, currency: "EUR", durationMinutes: 5, meetingPoint: "🚋".repeat(80) },
      { priceFrom: 100_000_000, currency: "JPY", durationMinutes: 20_160 },
      { languages: ["en", "EN", "pt-pt"], access: [] },
    ])
      expect((await create(operator, { ...SAIL, ...facts })).status).toBe(201);
    expect((await listed(operator)).at(-1)?.languages).toEqual(["en", "pt-PT"]);
  });

  it.each<[object, string, string]>([
    [{ priceFrom: 2500 }, "currency", "Please give the price with its currency"],
    [{ currency: "EUR" }, "priceFrom", "Please give the price with its currency"],
    [{ priceFrom: 2500, currency: "" }, "currency", "Please give the price with its currency"],
    [{ priceFrom: null, currency: "EUR" }, "priceFrom", "Please give the price with its currency"],
    [{ priceFrom: 25, currency: "eur" }, "currency", "Please choose a currency"],
    [{ priceFrom: 25, currency: "EURO" }, "currency", "Please choose a currency"],
    [{ priceFrom: -1, currency: "EUR" }, "priceFrom", "Please enter a price from 0 to 100000000"],
    [{ priceFrom: 2.5, currency: "EUR" }, "priceFrom", "Please enter a price from 0 to 100000000"],
    [{ priceFrom: 100_000_001, currency: "EUR" }, "priceFrom", "Please enter a price from 0 to 100000000"],
    [
      { priceFrom: 10_000_000_001, currency: "IDR" },
      "priceFrom",
      "Please enter a price from 0 to 10000000000",
    ],
    [{ priceFrom: "25", currency: "EUR" }, "priceFrom", "Please enter a price from 0 to 100000000"],
    [{ durationMinutes: 4 }, "durationMinutes", "Please enter a duration from 5 minutes to 14 days"],
    [{ durationMinutes: 20_161 }, "durationMinutes", "Please enter a duration from 5 minutes to 14 days"],
    [{ meetingPoint: "x".repeat(81) }, "meetingPoint", "Meeting point must be less than 80 characters"],
    [{ languages: ["xx-nonsense"] }, "languages", "Please choose a language"],
    [
      { languages: ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja"] },
      "languages",
      "Please choose up to 8 languages",
    ],
    [{ languages: "en" }, "languages", "Please choose up to 8 languages"],
    [{ access: ["wheelchair"] }, "access", "Please choose from the list, each once"],
    [{ access: ["prams", "prams"] }, "access", "Please choose from the list, each once"],
    [{ access: "prams" }, "access", "Please choose from the list, each once"],
    [{ tagBookings: "yes" }, "tagBookings", "Invalid input"],
    [{ externalLink: "https://book.example/{guide}" }, "externalLink", "Only {guide} can stand in braces"],
  ])("a tour with %j is refused", async (facts, field, message) => {
    const operator = await makeOperator();
    const response = await create(operator, { ...SAIL, ...facts });
    expect(response.status).toBe(400);
    const body: { issues: { path: unknown[] }[] } = await response.json();
    expect(body).toMatchObject({ message, errors: [message], code: "invalid_input" });
    expect(body.issues.map(({ path }) => path[0])).toEqual([field]);

    const tour = await makeTour(operator);
    expect((await patch(operator, tour.id, facts)).status).toBe(400);
    expect(await listed(operator)).toMatchObject([NO_FACTS]);
  });

  it("a price and its currency change one at a time only while both are there", async () => {
    const operator = await makeOperator();
    const { id }: Tour = await (await create(operator, { ...SAIL, ...FACTS })).json();
    expect((await patch(operator, id, { priceFrom: 3000 })).status).toBe(200);
    expect((await patch(operator, id, { currency: "USD" })).status).toBe(200);
    for (const half of [{ priceFrom: null }, { currency: "" }, { currency: null }]) {
      const response = await patch(operator, id, half);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "Please give the price with its currency" });
    }
    expect(await listed(operator)).toMatchObject([{ priceFrom: 3000, currency: "USD" }]);
    expect((await patch(operator, id, { priceFrom: null, currency: null })).status).toBe(200);
    // Neither of two halves at once finds the other.
    const halves = [patch(operator, id, { priceFrom: 1 }), patch(operator, id, { currency: "EUR" })];
    expect((await Promise.all(halves)).map(({ status }) => status)).toEqual([400, 400]);
    expect((await patch(await makeOperator(), id, { priceFrom: 1 })).status).toBe(404);
  });
});

describe("tour image", () => {
  it("a tour image is stored without metadata, and replaced and removed without leftovers", async () => {
    const operator = await makeOperator();
    const tour = await makeTour(operator);
    const response = await sendImage(operator, tour.id, taggedPictures.jpeg);
    expect(response.status).toBe(200);
    const { imageUrl: first }: Tour = await response.json();
    const served = await call("GET", first ?? "");
    expect(new TextDecoder("latin1").decode(await served.arrayBuffer())).not.toContain(SECRET);

    const { imageUrl: second }: Tour = await (await sendImage(operator, tour.id, plainPictures.webp)).json();
    expect(await stored()).not.toContain(first);
    expect(await listed(operator)).toMatchObject([{ imageUrl: second }]);
    expect((await call("DELETE", `/api/tours/${tour.id}/image`, { as: operator })).status).toBe(204);
    expect(await listed(operator)).toMatchObject([{ imageUrl: null }]);
    expect(await stored()).not.toContain(second);
    expect(await db.select().from(pendingDeletes)).toEqual([]);
  });

  it("a tour image is deleted with the tour", async () => {
    const operator = await makeOperator();
    const tour = await makeTour(operator);
    const { imageUrl }: Tour = await (await sendImage(operator, tour.id, plainPictures.png)).json();
    await call("DELETE", `/api/tours/${tour.id}`, { as: operator });
    expect(await stored()).not.toContain(imageUrl);
  });

  it("a tour image may have 2 MB and not one byte more", async () => {
    const operator = await makeOperator();
    const tour = await makeTour(operator);
    const ofLength = (length: number) =>
      join(plainPictures.jpeg, new Uint8Array(length - plainPictures.jpeg.length));
    expect((await sendImage(operator, tour.id, ofLength(2 * MB))).status).toBe(200);
    const refused = await sendImage(operator, tour.id, ofLength(2 * MB + 1));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: "Image must be less than 2MB" });
    const huge = await sendImage(operator, tour.id, ofLength(3 * MB));
    expect(await huge.json()).toMatchObject({ message: "Image must be less than 2MB" });
  });

  it("a tour image can't be a GIF, and the tour stays as it was", async () => {
    const operator = await makeOperator();
    const tour = await makeTour(operator);
    const refused = await sendImage(operator, tour.id, plainPictures.gif);
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ message: "Please upload a JPEG, PNG, or WebP image" });
    expect(await listed(operator)).toEqual([tour]);
  });
});
