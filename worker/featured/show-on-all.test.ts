import { describe, expect, it } from "vitest";
import type { FeaturedTour } from "#schema/tour.ts";
import { call, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

async function makeShop(pages = 3, count = 4) {
  const operator = await makePerson({ role: "operator" });
  const guides: number[] = [];
  for (let n = 0; n < pages; n++) guides.push((await makeGuide(operator)).id);
  const tours: number[] = [];
  for (let n = 1; n <= count; n++) tours.push((await makeTour(operator, { title: `Tour ${n}` })).id);
  return { operator, guides, tours };
}
const assign = (as: Person, id: number | undefined, tourId: number | undefined) =>
  call("POST", `/api/guides/${id}/tours`, { as, json: { tourId, position: 1 } });
const showAll = (as: Person, tourIds: unknown) =>
  call("POST", "/api/tours/show-on-all", { as, json: { tourIds } });
const order = async (id: number | undefined) =>
  (await (await call("GET", `/api/guides/${id}/tours`)).json<FeaturedTour[]>()).map(
    ({ tour, position }) => `${position} ${tour.title}`,
  );

describe("showing tours on all profiles", () => {
  it("tours go behind those that each profile shows, in their order, and one that is shown keeps its place", async () => {
    const { operator, guides, tours } = await makeShop();
    const [a, b, c] = guides;
    await assign(operator, a, tours[2]);
    await assign(operator, b, tours[1]);
    const response = await showAll(operator, [tours[1], tours[0]]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      { guideId: a, tourId: tours[2], position: 1 },
      { guideId: a, tourId: tours[1], position: 2 },
      { guideId: a, tourId: tours[0], position: 3 },
      { guideId: b, tourId: tours[1], position: 1 },
      { guideId: b, tourId: tours[0], position: 2 },
      { guideId: c, tourId: tours[1], position: 1 },
      { guideId: c, tourId: tours[0], position: 2 },
    ]);
    expect(await order(b)).toEqual(["1 Tour 2", "2 Tour 1"]);
    // A second time changes nothing.
    expect((await showAll(operator, [tours[1], tours[0], tours[0]])).status).toBe(200);
    expect(await order(c)).toEqual(["1 Tour 2", "2 Tour 1"]);
  });

  it("a profile without room stays as it is, and the others show the tours", async () => {
    const { operator, guides, tours } = await makeShop();
    const [a, b, c] = guides;
    for (const tour of tours.slice(0, 3)) await assign(operator, b, tour);
    await assign(operator, a, tours[0]);
    await assign(operator, a, tours[1]);
    const response = await showAll(operator, [tours[3], tours[2]]);
    expect(response.status).toBe(200);
    const places = await response.json<{ guideId: number; tourId: number }[]>();
    const shown = (guide?: number) =>
      places.filter(({ guideId }) => guideId === guide).map(({ tourId }) => tourId);
    // Of two tours the first profile could show one: it shows neither.
    expect(shown(a)).toEqual(tours.slice(0, 2));
    expect(shown(b)).toEqual(tours.slice(0, 3));
    expect(shown(c)).toEqual([tours[3], tours[2]]);
  });

  it("tours that no profile has room for are refused", async () => {
    const { operator, guides, tours } = await makeShop();
    for (const guide of guides) for (const tour of tours.slice(0, 3)) await assign(operator, guide, tour);
    const refused = await showAll(operator, [tours[3]]);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      {
        message: "A profile can show up to 3 tours",
        code: "limit_reached",
        values: { what: "tours", max: 3 },
      },
    ]);
    expect(await order(guides[2])).toEqual(["1 Tour 1", "2 Tour 2", "3 Tour 3"]);
    // All of them show these already.
    expect((await showAll(operator, tours.slice(0, 3))).status).toBe(200);
  });

  it("an operator without a profile shows nothing, and nobody else's profile changes", async () => {
    const [shop, rival] = [await makeShop(0, 1), await makeShop(1, 1)];
    expect(await (await showAll(shop.operator, shop.tours)).json()).toEqual([]);
    expect((await showAll(shop.operator, rival.tours)).status).toBe(404);
    expect((await showAll(rival.operator, [rival.tours[0], shop.tours[0]])).status).toBe(404);
    expect(await order(rival.guides[0])).toEqual([]);
  });

  it("a guide shows none: 403; nobody: 401", async () => {
    const guide = await makePerson();
    await makeGuide(guide);
    const response = await showAll(guide, [1]);
    expect([response.status, await response.json()]).toMatchObject([403, { code: "operators_only" }]);
    expect((await call("POST", "/api/tours/show-on-all", { json: { tourIds: [1] } })).status).toBe(401);
  });

  it.each([[[]], [undefined], ["1"], [[0]], [[1.5]], [["1"]], [[null]]])(
    "the tours %j are refused",
    async (tourIds) => {
      const { operator } = await makeShop(1, 1);
      const response = await showAll(operator, tourIds);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: ["Please select a tour to assign"] },
      ]);
    },
  );

  it("four tours, more than a profile shows, are refused", async () => {
    const { operator, guides, tours } = await makeShop(1, 4);
    const response = await showAll(operator, tours);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: "A profile can show up to 3 tours" },
    ]);
    expect(await order(guides[0])).toEqual([]);
  });

  it("several calls at the same time leave each profile with three tours at most, at positions without gaps", async () => {
    const { operator, guides, tours } = await makeShop(3, 6);
    const responses = await Promise.all([
      ...tours.map((tour) => showAll(operator, [tour])),
      ...tours.map((tour) => assign(operator, guides[0], tour)),
      showAll(operator, tours.slice(0, 2)),
    ]);
    for (const { status } of responses) expect([200, 201, 403, 409]).toContain(status);
    for (const guide of guides) {
      const places = (await order(guide)).map((row) => row[0]);
      expect(places).toEqual(["1", "2", "3"].slice(0, places.length));
    }
    expect(await order(guides[0])).toHaveLength(3);
  });
});
