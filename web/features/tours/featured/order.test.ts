import { expect, it } from "vitest";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { NO_FACTS } from "#web/testing/sample-tour.ts";
import { nextPosition, withMoved, without, withStored, withTour } from "./order.ts";

const tourOf = (id: number): Tour => ({
  id,
  title: `Tour ${id}`,
  description: "",
  imageUrl: null,
  externalLink: "https://book.example/",
  ...NO_FACTS,
  language: "",
  translations: {},
});
const places: FeaturedTour[] = [1, 2, 3].map((id) => ({
  id: id * 10,
  tourId: id,
  position: id,
  tour: tourOf(id),
}));
const order = (places: FeaturedTour[]) => places.map(({ tourId, position }) => [tourId, position]);

it("a new featured tour goes last, at position 1 when there are none and never above 3", () => {
  expect([[], places.slice(0, 1), places.slice(0, 2), places].map(nextPosition)).toEqual([1, 2, 3, 3]);
  expect(order(withTour([], tourOf(9)))).toEqual([[9, 1]]);
});

it.each([
  [10, 2, [2, 1, 3]],
  [10, 3, [3, 2, 1]],
  [30, 2, [1, 3, 2]],
  [10, 1, [1, 2, 3]],
])("moving featured tour %i to position %i swaps it with the one there", (id, position, tours) => {
  expect(order(withMoved(places, id, position))).toEqual(tours.map((tour, index) => [tour, index + 1]));
});

it.each([
  ["beyond the last", places.slice(0, 2), 10, 3],
  ["above the first", places, 10, 0],
  ["of a place that is gone", places, 70, 1],
])("moving a featured tour %s changes nothing", (_, places, id, position) => {
  expect(withMoved(places, id, position)).toEqual(places);
});

it("removing a featured tour closes the gap", () => {
  expect(order(without(places, 20))).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

it("a new featured tour takes the id of the server's response", () => {
  const [place, ...rest] = withTour([], tourOf(9));
  if (!place) throw new Error("nothing was added");
  expect(withStored([place, ...rest], { ...place, id: 77 })).toEqual([{ ...place, id: 77 }]);
});
