import { describe, expect, it } from "vitest";
import type { FeaturedTour } from "#schema/tour.ts";
import { call, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

async function makeShop(count = 4) {
  const operator = await makePerson({ role: "operator", operatorName: "Sete Colinas" });
  const guide = await makeGuide(operator);
  const tours = [];
  for (let n = 1; n <= count; n++) tours.push(await makeTour(operator, { title: `Tour ${n}` }));
  return { operator, id: guide.id, uniqueId: guide.uniqueId, tours: tours.map((tour) => tour.id) };
}
const assign = (as: Person, id: number, tourId: number | undefined, position: unknown = 1) =>
  call("POST", `/api/guides/${id}/tours`, { as, json: { tourId, position } });
const move = (as: Person, id: number, assignment: number | undefined, position: unknown) =>
  call("PATCH", `/api/guides/${id}/tours/${assignment}`, { as, json: { position } });
const listed = async (id: number): Promise<FeaturedTour[]> =>
  (await call("GET", `/api/guides/${id}/tours`)).json();
/** Each shown tour's number and position, in order. */
const order = async (id: number) => (await listed(id)).map(({ tour, position }) => [tour.title, position]);

describe("featuring a tour", () => {
  it("a featured tour is added last, whatever position was requested: 201", async () => {
    const { operator, id, tours } = await makeShop();
    const response = await assign(operator, id, tours[0], 3);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ tourId: tours[0], position: 1, tour: { title: "Tour 1" } });
    await assign(operator, id, tours[1], 1);
    await assign(operator, id, tours[2], 2);
    expect(await order(id)).toEqual([
      ["Tour 1", 1],
      ["Tour 2", 2],
      ["Tour 3", 3],
    ]);
  });

  it.each([0, 4, 1.5, "2", null, -1])("featuring a tour at position %j is refused", async (position) => {
    const { operator, id, tours } = await makeShop(1);
    const response = await assign(operator, id, tours[0], position);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: ["Position must be between 1 and 3"] });
  });

  it("featuring a tour twice is a conflict, a fourth tour is refused", async () => {
    const { operator, id, tours } = await makeShop();
    for (const tour of tours.slice(0, 2)) await assign(operator, id, tour);
    const twice = await assign(operator, id, tours[0]);
    expect(twice.status).toBe(409);
    expect(await twice.json()).toMatchObject({ message: "This tour is assigned to this profile already" });
    await assign(operator, id, tours[2]);
    const fourth = await assign(operator, id, tours[3]);
    expect(fourth.status).toBe(403);
    expect(await fourth.json()).toMatchObject({ message: "A profile can show up to 3 tours" });
  });

  it("concurrent requests leave three featured tours at positions 1 to 3", async () => {
    const { operator, id, tours } = await makeShop(6);
    const responses = await Promise.all([...tours, ...tours].map((tour) => assign(operator, id, tour)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await listed(id)).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it("featuring an unknown tour or another operator's is 404", async () => {
    const [first, second] = [await makeShop(1), await makeShop(1)];
    expect((await assign(first.operator, first.id, second.tours[0])).status).toBe(404);
    expect((await assign(first.operator, first.id, 999_999)).status).toBe(404);
    expect((await assign(first.operator, second.id, first.tours[0])).status).toBe(403);
  });
});

describe("moving a featured tour", () => {
  it("moving a featured tour swaps it with the one at that position", async () => {
    const { operator, id, tours } = await makeShop();
    for (const tour of tours.slice(0, 3)) await assign(operator, id, tour);
    const [first] = await listed(id);
    const response = await move(operator, id, first?.id, 3);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: first?.id, position: 3, tour: { title: "Tour 1" } });
    expect(await order(id)).toEqual([
      ["Tour 3", 1],
      ["Tour 2", 2],
      ["Tour 1", 3],
    ]);
  });

  it("moving a featured tour to its own position changes nothing, beyond the last is a conflict", async () => {
    const { operator, id, tours } = await makeShop();
    for (const tour of tours.slice(0, 2)) await assign(operator, id, tour);
    const [first] = await listed(id);
    expect((await move(operator, id, first?.id, 1)).status).toBe(200);
    expect((await move(operator, id, first?.id, 3)).status).toBe(409);
    expect(await order(id)).toEqual([
      ["Tour 1", 1],
      ["Tour 2", 2],
    ]);
  });

  it.each([0, 4, 1.5, "2"])("moving a featured tour to position %j is refused", async (position) => {
    const { operator, id, tours } = await makeShop(1);
    await assign(operator, id, tours[0]);
    const [first] = await listed(id);
    expect((await move(operator, id, first?.id, position)).status).toBe(400);
  });

  it("two moves at the same time keep every featured tour and the positions 1 to 3", async () => {
    const { operator, id, tours } = await makeShop();
    for (const tour of tours.slice(0, 3)) await assign(operator, id, tour);
    for (let round = 0; round < 5; round++) {
      const places = await listed(id);
      const responses = await Promise.all(
        places.flatMap(({ id: place }) => [1, 2, 3].map((position) => move(operator, id, place, position))),
      );
      for (const { status } of responses) expect([200, 409]).toContain(status);
      const after = await listed(id);
      expect(after.map(({ position }) => position)).toEqual([1, 2, 3]);
      expect(new Set(after.map(({ tourId }) => tourId))).toEqual(new Set(tours.slice(0, 3)));
    }
  });

  it("moving a featured tour under another profile's address is 404", async () => {
    const { operator, id, tours } = await makeShop();
    const second = await makeGuide(operator);
    await assign(operator, second.id, tours[0]);
    const [place] = await listed(second.id);
    expect((await move(operator, id, place?.id, 1)).status).toBe(404);
    expect((await call("DELETE", `/api/guides/${id}/tours/${place?.id}`, { as: operator })).status).toBe(404);
    expect(await listed(second.id)).toHaveLength(1);
  });
});

describe("removing a featured tour", () => {
  it.each([
    [0, ["Tour 2", "Tour 3"]],
    [1, ["Tour 1", "Tour 3"]],
    [2, ["Tour 1", "Tour 2"]],
  ])("removing featured tour %j closes the gap", async (index, rest) => {
    const { operator, id, tours } = await makeShop();
    for (const tour of tours.slice(0, 3)) await assign(operator, id, tour);
    const place = (await listed(id))[index];
    expect((await call("DELETE", `/api/guides/${id}/tours/${place?.id}`, { as: operator })).status).toBe(204);
    expect(await order(id)).toEqual(rest.map((title, n) => [title, n + 1]));
    expect((await call("DELETE", `/api/guides/${id}/tours/${place?.id}`, { as: operator })).status).toBe(404);
  });

  it("deleting a tour closes the gaps on every profile", async () => {
    const { operator, id, tours } = await makeShop();
    const second = await makeGuide(operator);
    for (const tour of tours.slice(0, 3)) await assign(operator, id, tour);
    for (const tour of [tours[3], tours[0]]) await assign(operator, second.id, tour);
    await call("DELETE", `/api/tours/${tours[0]}`, { as: operator });
    expect(await order(id)).toEqual([
      ["Tour 2", 1],
      ["Tour 3", 2],
    ]);
    expect(await order(second.id)).toEqual([["Tour 4", 1]]);
  });

  it("concurrent additions and removals leave featured positions without gaps", async () => {
    const { operator, id, tours } = await makeShop(6);
    for (const tour of tours.slice(0, 3)) await assign(operator, id, tour);
    const places = await listed(id);
    await Promise.all([
      ...places
        .slice(0, 2)
        .map((place) => call("DELETE", `/api/guides/${id}/tours/${place.id}`, { as: operator })),
      ...tours.slice(3).map((tour) => assign(operator, id, tour)),
      call("DELETE", `/api/tours/${tours[2]}`, { as: operator }),
    ]);
    const after = (await listed(id)).map(({ position }) => position);
    expect(after).toEqual([1, 2, 3].slice(0, after.length));
  });
});
