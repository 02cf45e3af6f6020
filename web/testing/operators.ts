import type { Guide } from "#schema/guide.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { sampleTour } from "./sample-tour.ts";
import { call, newcomer, register } from "./people.ts";

export type Operator = { guides: Guide[]; tours: Tour[] };

/** Registers an operator with profiles and experiences of these names. */
export async function makeOperator({
  guides = [],
  tours = [],
}: { guides?: string[]; tours?: string[] } = {}): Promise<Operator> {
  await register(newcomer("operator"));
  const operator: Operator = { guides: [], tours: [] };
  for (const name of guides) operator.guides.push(await call<Guide>("POST", "/api/guides", { name }));
  for (const title of tours) operator.tours.push(await createTour(title));
  return operator;
}

/** Makes an experience, as from another tab. */
export const createTour = (title: string): Promise<Tour> => call("POST", "/api/tours", sampleTour(title));
export const deleteTour = (id: number | undefined): Promise<void> => call("DELETE", `/api/tours/${id}`);

/** Returns the experiences as the server has them. */
export const listTours = (): Promise<Tour[]> => call("GET", "/api/tours");

/** Shows an experience on a profile, as from another tab. */
export const feature = ({ id }: Guide, tour: Tour): Promise<FeaturedTour> =>
  call("POST", `/api/guides/${id}/tours`, { tourId: tour.id, position: 1 });

/** Returns the experiences of a profile as everybody can read them. */
export const listFeatured = ({ id }: Guide): Promise<FeaturedTour[]> =>
  call("GET", `/api/guides/${id}/tours`);
