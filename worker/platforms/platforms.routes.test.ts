import { describe, expect, it } from "vitest";
import { PLATFORMS_MAX } from "#schema/limits.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { call, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";

const TRIPADVISOR = { platform: "Tripadvisor", url: "https://tripadvisor.example/marta" };
const GOOGLE = { platform: "Google", url: "https://g.example/marta" };
const YELP = { platform: "Yelp", url: "https://yelp.example/marta" };

async function makeProfile() {
  const owner = await makePerson();
  const { id, uniqueId } = await makeGuide(owner);
  return { owner, id, uniqueId };
}
async function makeEditor(guideId: number): Promise<Person> {
  const editor = await makePerson();
  const now = new Date();
  await db
    .insert(guideEditors)
    .values({ guideId, email: editor.email, userId: editor.id, invitedAt: now, joinedAt: now });
  return editor;
}
const put = (id: number, as: Person, json: unknown) =>
  call("PUT", `/api/guides/${id}/review-platforms`, { as, json });
const add = (id: number, as: Person, json: unknown) =>
  call("POST", `/api/guides/${id}/review-platforms`, { as, json });
const listed = async (uniqueId: string): Promise<ReviewPlatform[]> =>
  (await call("GET", `/api/guides/${uniqueId}/review-platforms`)).json();
const withoutIds = (list: ReviewPlatform[]) => list.map(({ platform, url }) => ({ platform, url }));

describe("list of platforms", () => {
  it("the list of platforms is replaced as a whole, in its order", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    await put(id, owner, [TRIPADVISOR, GOOGLE]);
    const response = await put(id, owner, [YELP, TRIPADVISOR, GOOGLE]);
    expect(response.status).toBe(200);
    const platforms: ReviewPlatform[] = await response.json();
    expect(withoutIds(platforms)).toEqual([YELP, TRIPADVISOR, GOOGLE]);
    expect(await listed(uniqueId)).toEqual(platforms);
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      reviewPlatforms: platforms,
    });
    expect(await (await put(id, owner, [])).json()).toEqual([]);
    expect(await listed(uniqueId)).toEqual([]);
  });

  it.each([
    [
      [TRIPADVISOR, { platform: " ", url: "" }],
      ["Platform name is required", "Please enter a valid URL"],
    ],
    [[{ platform: "X", url: "javascript:alert(1)" }], ["Please enter a valid URL"]],
    [[{ platform: "p".repeat(51), url: GOOGLE.url }], ["Platform name must be less than 50 characters"]],
    [[GOOGLE, GOOGLE], ["A review platform is listed twice"]],
    [[GOOGLE, { ...GOOGLE, url: `${GOOGLE.url}#` }], ["A review platform is listed twice"]],
    [
      Array.from({ length: PLATFORMS_MAX + 1 }, (_, n) => ({ ...GOOGLE, platform: `Site ${n}` })),
      ["At most 10 review platforms"],
    ],
    [{ platforms: [GOOGLE] }, ["Invalid input"]],
  ])("a list of platforms with a mistake leaves the old one unchanged: %j", async (json, errors) => {
    const { owner, id, uniqueId } = await makeProfile();
    await put(id, owner, [TRIPADVISOR]);
    const response = await put(id, owner, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: errors[0], errors });
    expect(withoutIds(await listed(uniqueId))).toEqual([TRIPADVISOR]);
  });

  it.each(["owner", "editor"] as const)(
    "a platform at which guests tip is refused at its row to the %s, in a list and alone, and nothing changes",
    async (who) => {
      const { owner, id, uniqueId } = await makeProfile();
      await put(id, owner, [TRIPADVISOR]);
      const as = who === "owner" ? owner : await makeEditor(id);
      for (const url of [
        "https://paypal.me/marta",
        "https://qr.vipps.no/28/2/01/031/47",
        "https://wise.com/pay/me/m",
      ]) {
        const row = { platform: "Tip me (PayPal)", url };
        const refused = await put(id, as, [GOOGLE, row]);
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          {
            code: "invalid_input",
            errors: [TIPS_MESSAGE],
            issues: [{ path: [1, "url"], text: TIPS_MESSAGE }],
          },
        ]);
        const alone = await add(id, as, row);
        expect([alone.status, await alone.json()]).toMatchObject([
          400,
          { code: "invalid_input", errors: [TIPS_MESSAGE], issues: [{ path: ["url"], text: TIPS_MESSAGE }] },
        ]);
      }
      expect(withoutIds(await listed(uniqueId))).toEqual([TRIPADVISOR]);
    },
  );

  it("concurrent lists of platforms never mix", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const lists = [
      [TRIPADVISOR, GOOGLE],
      [YELP, TRIPADVISOR],
      [GOOGLE, YELP],
    ];
    await Promise.all([...lists, ...lists].map((list) => put(id, owner, list)));
    expect(lists).toContainEqual(withoutIds(await listed(uniqueId)));
  });
});

describe("where a platform's reviews are written", () => {
  it("a platform tells the stored address and the one where guests write", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const url = "https://www.tripadvisor.pt/Attraction_Review-g189158-d12-Reviews-Marta.html?m=1";
    const writeUrl = "https://www.tripadvisor.pt/UserReviewEdit-g189158-d12";
    const stored = [
      expect.objectContaining({ platform: "Tripadvisor", url, writeUrl }),
      expect.objectContaining({ ...GOOGLE, writeUrl: GOOGLE.url }),
    ];
    const saved = await (await put(id, owner, [{ platform: "Tripadvisor", url }, GOOGLE])).json();
    expect(saved).toEqual(stored);
    expect(await listed(uniqueId)).toEqual(stored);
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      reviewPlatforms: stored,
    });
    // A list is sent back as it was read.
    expect((await put(id, owner, saved)).status).toBe(200);
  });

  it("a platform is added by a place's id alone, which is stored as Google's address", async () => {
    const { owner, id } = await makeProfile();
    const place = "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ";
    const url = `https://search.google.com/local/writereview?placeid=${place}`;
    const added = await add(id, owner, { platform: "Google", url: ` ${place} ` });
    expect(await added.json()).toMatchObject({ url, writeUrl: url });
    const refused = await add(id, owner, { platform: "Google", url: "ChIJshort" });
    expect(await refused.json()).toMatchObject({ errors: ["Please enter a valid URL"] });
  });
});

describe("single platform", () => {
  it("a platform is added last and removed again", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    await put(id, owner, [TRIPADVISOR]);
    const response = await add(id, owner, { ...GOOGLE, guideId: id });
    expect(response.status).toBe(201);
    const added: ReviewPlatform = await response.json();
    expect(withoutIds(await listed(uniqueId))).toEqual([TRIPADVISOR, GOOGLE]);
    expect((await call("DELETE", `/api/review-platforms/${added.id}`, { as: owner })).status).toBe(204);
    expect((await call("DELETE", `/api/review-platforms/${added.id}`, { as: owner })).status).toBe(404);
    expect(withoutIds(await listed(uniqueId))).toEqual([TRIPADVISOR]);
  });

  it("a platform for another profile than the address names is refused", async () => {
    const { owner, id } = await makeProfile();
    expect((await add(id, owner, { ...GOOGLE, guideId: id + 1 })).status).toBe(400);
  });

  it("a platform that is listed already is a conflict", async () => {
    const { owner, id } = await makeProfile();
    await add(id, owner, GOOGLE);
    const response = await add(id, owner, GOOGLE);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: "This review platform is listed already" });
  });

  it("an eleventh platform is refused, also with twenty requests at the same instant", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(id, owner, { ...GOOGLE, platform: `Site ${n}` })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(PLATFORMS_MAX);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(20 - PLATFORMS_MAX);
    expect(await listed(uniqueId)).toHaveLength(PLATFORMS_MAX);
  });
});
