import { FEATURED_MAX } from "#schema/limits.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";

const numbered = (places: FeaturedTour[]): FeaturedTour[] =>
  places.map((place, index) => ({ ...place, position: index + 1 }));

/** Computes the position (1 to 3) of the next tour. */
export const nextPosition = (places: readonly FeaturedTour[]): number =>
  Math.min(FEATURED_MAX, places.length + 1);

/** Adds a tour at the end. Until the server has responded, its place has a negative id. */
export const withTour = (places: FeaturedTour[], tour: Tour): FeaturedTour[] => [
  ...places,
  { id: -tour.id, tourId: tour.id, position: nextPosition(places), tour },
];

/** Takes a place's id from the server's response. */
export const withStored = (places: FeaturedTour[], stored: FeaturedTour): FeaturedTour[] =>
  places.map((place) => (place.tourId === stored.tourId ? { ...place, id: stored.id } : place));

/** Swaps a place with the one at `position`; changes nothing when there is none. */
export function withMoved(places: FeaturedTour[], id: number, position: number): FeaturedTour[] {
  const from = places.findIndex((place) => place.id === id);
  const [moved, other] = [places[from], places[position - 1]];
  if (!moved || !other) return places;
  return numbered(
    places.map((place, index) => (index === from ? other : index === position - 1 ? moved : place)),
  );
}

/** Removes a place. Those after it move up. */
export const without = (places: FeaturedTour[], id: number): FeaturedTour[] =>
  numbered(places.filter((place) => place.id !== id));
