import { expect, it } from "vitest";
import type { Review } from "#schema/review.ts";
import { site } from "../testing/assets.ts";
import { call, makeGuide, makePerson } from "../testing/factories.ts";

async function makeReview(language?: string) {
  const { uniqueId } = await makeGuide(await makePerson());
  const json = { name: "Hannah", rating: 5, comment: "Wunderbar & lustig!\nDanke.", language };
  const { id }: Review = await (await call("POST", `/api/guides/${uniqueId}/reviews`, { json })).json();
  return { uniqueId, id };
}

it("a review's translation is at the service, told its words and both languages and nothing else", async () => {
  const { uniqueId, id } = await makeReview("de");
  const response = await call("GET", `/profile/${uniqueId}/translate?review=${id}&lang=pt-PT`);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(
    "https://translate.google.com/?sl=de&tl=pt-PT&text=Wunderbar+%26+lustig%21%0ADanke.&op=translate",
  );
  expect(response.headers.get("Referrer-Policy")).toMatch(/origin|no-referrer/);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

it.each([
  ["en", "Wunderbar+%26+lustig%21%0ADanke.%0A%0AGracias%21", "auto"],
  ["de", "Gracias%21", "es"],
  ["es", "Wunderbar+%26+lustig%21%0ADanke.", "de"],
])(
  "a review and its reply are translated into %s, as far as they are in another language",
  async (to, text, from) => {
    const owner = await makePerson();
    const { uniqueId } = await makeGuide(owner);
    const json = { name: "Hannah", rating: 5, comment: "Wunderbar & lustig!\nDanke.", language: "de" };
    const { id }: Review = await (await call("POST", `/api/guides/${uniqueId}/reviews`, { json })).json();
    const reply = { reply: "Gracias!", language: "es" };
    expect((await call("PUT", `/api/reviews/${id}/reply`, { as: owner, json: reply })).status).toBe(200);
    const response = await call("GET", `/profile/${uniqueId}/translate?review=${id}&lang=${to}`);
    expect(response.headers.get("Location")).toContain(`sl=${from}&tl=${to}&text=${text}&op`);
  },
);

it("a review in a language nobody knows is left to the service, into the reader's", async () => {
  const { uniqueId, id } = await makeReview();
  const headers = { "Accept-Language": "ja" };
  const response = await call("GET", `/profile/${uniqueId}/translate?review=${id}`, { headers });
  expect(response.headers.get("Location")).toMatch(/\?sl=auto&tl=ja&/);
});

it.each(["", "x", "999999", "1 or 1"])("the review %j has no translation", async (review) => {
  const { uniqueId } = await makeReview("de");
  const path = `/profile/${uniqueId}/translate?review=${encodeURIComponent(review)}`;
  const response = await call("GET", path, { env: site });
  expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
});

it.each([".", ").", "/.", "%20", "**", "%E3%80%82"])(
  "a review's translation is found with %s behind its address, as sentences end",
  async (marks) => {
    const { uniqueId, id } = await makeReview("de");
    const response = await call("GET", `/profile/${uniqueId}/translate?review=${id}${marks}`);
    expect(response.status).toBe(303);
  },
);

it("another profile's address leads to no translation of a review", async () => {
  const [{ id }, { uniqueId }] = [await makeReview("de"), await makeReview("de")];
  const response = await call("GET", `/profile/${uniqueId}/translate?review=${id}`, {
    env: site,
  });
  expect(response.status).toBe(404);
});
