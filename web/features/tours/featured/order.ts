import { FEATURED_MAX, type FeaturedTour, type Tour } from "#schema/tour.ts";

const numbered = (places: FeaturedTour[]): FeaturedTour[] =>
  places.map((place, index) => ({ ...place, position: index + 1 }));

/** Where the next tour goes. */
export const nextPosition = (places: readonly FeaturedTour[]): number =>
  Math.min(FEATURED_MAX, places.length + 1);

/** With a tour behind the others. Until the server has answered, its place has no id of its own. */
export const withTour = (places: FeaturedTour[], tour: Tour): FeaturedTour[] => [
  ...places,
  { id: -tour.id, tourId: tour.id, position: nextPosition(places), tour },
];

/** With a place as the server has it. */
export const withAnswer = (places: FeaturedTour[], answer: FeaturedTour): FeaturedTour[] =>
  places.map((place) => (place.tourId === answer.tourId ? { ...place, id: answer.id } : place));

/** With a place and the one at `position` swapped; unchanged where there is none. */
export function withMoved(places: FeaturedTour[], id: number, position: number): FeaturedTour[] {
  const from = places.findIndex((place) => place.id === id);
  const [moved, other] = [places[from], places[position - 1]];
  if (!moved || !other) return places;
  return numbered(places.with(from, other).with(position - 1, moved));
}

/** Without a place; those behind it move up. */
export const without = (places: FeaturedTour[], id: number): FeaturedTour[] =>
  numbered(places.filter((place) => place.id !== id));
