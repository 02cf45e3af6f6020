import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { Review } from "#schema/review.ts";
import type { Tour } from "#schema/tour.ts";
import { call, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

const GERMAN = { bio: "Kleine Gruppen durch die Alfama.", professionalTag: "Fado und Essen" };
const patch = (id: number, as: Person, json: object) => call("PATCH", `/api/guides/${id}`, { as, json });
const review = async (uniqueId: string, json: object): Promise<Review> =>
  (
    await call("POST", `/api/guides/${uniqueId}/reviews`, {
      json: { name: "Aiko", rating: 5, comment: "Lovely", ...json },
    })
  ).json();

describe("the words of a profile", () => {
  it("a profile's language, translations, spoken languages and form of address are stored in their usual form", async () => {
    const owner = await makePerson();
    const values = { callMe: " Marta ", language: "PT-pt", languagesSpoken: ["pt-pt", "EN", "en"] };
    const guide = await makeGuide(owner, { ...values, translations: { de: GERMAN } });
    const stored = {
      callMe: "Marta",
      language: "pt-PT",
      languagesSpoken: ["pt-PT", "en"],
      translations: { de: GERMAN },
    };
    expect(guide).toMatchObject(stored);
    expect(await (await call("GET", `/api/guides/${guide.uniqueId}`)).json()).toMatchObject(stored);
  });

  it("a profile of a client that knows nothing of languages has none", async () => {
    expect(await makeGuide(await makePerson())).toMatchObject({
      callMe: "",
      language: "",
      languagesSpoken: [],
      translations: {},
    });
  });

  it("a change without translations leaves them, one with some replaces all of them", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner, { translations: { de: GERMAN, fr: { bio: "Petits groupes" } } });
    await patch(id, owner, { bio: "Small groups" });
    const response = await patch(id, owner, { translations: { ja: { bio: "少人数" }, de: {} } });
    expect(await response.json()).toMatchObject({
      bio: "Small groups",
      translations: { ja: { bio: "少人数", professionalTag: "" } },
    });
    const { translations }: Guide = await (await patch(id, owner, { translations: {} })).json();
    expect(translations).toEqual({});
  });

  it.each([
    [{ language: "xx" }, "Please choose a language"],
    [
      { languagesSpoken: ["pt", "en", "es", "fr", "de", "it", "nl", "ja", "ko"] },
      "Please choose up to 8 languages",
    ],
    [{ languagesSpoken: ["klingonese"] }, "Please choose a language"],
    [{ callMe: "x".repeat(31) }, "Call me must be less than 30 characters"],
    [{ translations: { de: { bio: "x".repeat(201) } } }, "Bio must be less than 200 characters"],
    [{ translations: { xx: { bio: "x" } } }, "Please choose a language"],
    [{ translations: null }, "Invalid input"],
    [{ translations: [] }, "Invalid input"],
    [{ translations: { de: null } }, "Invalid input"],
  ])("the bios %j are refused: %s", async (json, message) => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const response = await patch(id, owner, json);
    expect([response.status, await response.json()]).toMatchObject([400, { message, errors: [message] }]);
  });

  it("a booking code is kept as it was sent, in a new profile too, and emptied by null", async () => {
    const owner = await makePerson();
    const bookingCode = "Marta_7-".repeat(8);
    const { id, ...guide } = await makeGuide(owner, { bookingCode });
    expect(guide).toMatchObject({ bookingCode });
    expect(await (await patch(id, owner, { bookingCode: null })).json()).toMatchObject({ bookingCode: null });
  });

  it.each(["", " ", "x".repeat(65), "a b", "a.b", "ä", "K\u0131", "a\n", 7, ["a"]])(
    "the booking code %j is refused",
    async (bookingCode) => {
      const owner = await makePerson();
      const { id } = await makeGuide(owner);
      const response = await patch(id, owner, { bookingCode });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: ["Please use letters, digits, - and _"], issues: [{ path: ["bookingCode"] }] },
      ]);
    },
  );

  it("a translation under __proto__ is refused, and no object has it", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const body = '{"translations":{"__proto__":{"bio":"x"}}}';
    const headers = { "Content-Type": "application/json" };
    const response = await call("PATCH", `/api/guides/${id}`, { as: owner, body, headers });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: "Please choose a language" },
    ]);
    expect({}).not.toHaveProperty("bio");
  });
});

describe("the words of an experience", () => {
  it("an experience has a language and translations, which a change replaces", async () => {
    const operator = await makePerson({ role: "operator" });
    const translations = { de: { title: "Segeln", description: "Zwei Stunden" } };
    const { id, ...created } = await makeTour(operator, { language: "en", translations });
    expect(created).toMatchObject({ language: "en", translations });
    const change = (json: object) => call("PATCH", `/api/tours/${id}`, { as: operator, json });
    const tour: Tour = await (await change({ translations: { fr: { title: "Voile" } } })).json();
    expect(tour.translations).toEqual({ fr: { title: "Voile", description: "" } });
    const long = await change({ translations: { fr: { title: "x".repeat(51) } } });
    expect(await long.json()).toMatchObject({ message: "Title must be 50 characters or less" });
    expect((await change({ language: "klingonese" })).status).toBe(400);
  });
});

describe("the words of guests", () => {
  it("a review is in the language of the page it was written on, unless its letters say otherwise", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    const languages = async (language: string, comment: string) =>
      (await review(uniqueId, { language, comment })).language;
    expect(await languages("de", "Sehr schön!")).toBe("de");
    expect(await languages("de", "とても楽しかったです")).toBe("ja");
    expect(await languages("ja", "Great day")).toBe("und-Latn");
    expect((await review(uniqueId, {})).language).toBe("");
  });

  it("a review in a language that doesn't exist is refused", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    expect(await review(uniqueId, { language: "xx" })).toMatchObject({ message: "Please choose a language" });
  });

  it("a reply is in the language it names, else in the profile's, unless its letters say otherwise", async () => {
    const owner = await makePerson();
    const { uniqueId } = await makeGuide(owner, { language: "pt-PT" });
    const { id } = await review(uniqueId, { language: "de" });
    const replied = async (json: object) => {
      const response = await call("PUT", `/api/reviews/${id}/reply`, { as: owner, json });
      const { reply }: Review = await response.json();
      return reply;
    };
    expect(await replied({ reply: "Obrigada!" })).toMatchObject({ language: "pt-PT" });
    expect(await replied({ reply: "Danke!", language: "de" })).toMatchObject({
      text: "Danke!",
      language: "de",
    });
    expect(await replied({ reply: "ありがとうございます" })).toMatchObject({ language: "ja" });
  });
});
