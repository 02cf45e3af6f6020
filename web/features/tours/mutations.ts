import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FeaturedTour, Tour, TourInput } from "#schema/tour.ts";
import { api, read } from "#web/api/client.ts";
import { removing } from "#web/api/removing.ts";
import { uploadImage, type UploadOptions } from "#web/api/upload.ts";
import { toursQuery } from "./queries.ts";

/** Puts a saved tour into the cache, and refetches everything because profiles show the tour too. */
export function storeTour(client: QueryClient, tour: Tour): void {
  client.setQueryData(toursQuery().queryKey, (tours = []) =>
    tours.some(({ id }) => id === tour.id)
      ? tours.map((existing) => (existing.id === tour.id ? tour : existing))
      : [...tours, tour],
  );
  void client.invalidateQueries();
}

/** A new tour. `key`: the idempotency key; repeating a create with it returns the first one's tour. */
type NewTour = { values: TourInput; key: string };

/** POST /api/tours: `mutateAsync({ values, key })` returns the new tour. */
export const useCreateTour = () =>
  useMutation({
    mutationFn: ({ values, key }: NewTour) =>
      read(api.tours.$post({ json: values }, { headers: { "Idempotency-Key": key } })),
  });

/** PATCH /api/tours/{id}: `mutateAsync({ id, values })` changes only the fields in `values`. */
export const useUpdateTour = () =>
  useMutation({
    mutationFn: ({ id, values }: { id: number; values: Partial<TourInput> }) =>
      read(api.tours[":id"].$patch({ param: { id: String(id) }, json: values })),
  });

/** POST /api/tours/{id}/image: returns the tour. */
export const uploadTourImage = (id: number, image: Blob, options: UploadOptions): Promise<Tour> =>
  uploadImage(api.tours[":id"].image.$path({ param: { id: String(id) } }), image, options);

/** DELETE /api/tours/{id}/image: `mutateAsync(id)`. */
export const useRemoveTourImage = () =>
  useMutation({
    mutationFn: (id: number) => read(api.tours[":id"].image.$delete({ param: { id: String(id) } })),
  });

/** DELETE /api/tours/{id}: `mutateAsync(id)`. */
export function useRemoveTour() {
  const client = useQueryClient();
  return useMutation({
    ...removing((id: number) => read(api.tours[":id"].$delete({ param: { id: String(id) } }))),
    onSuccess: (_, id) => {
      client.setQueryData(toursQuery().queryKey, (tours) => tours?.filter((tour) => tour.id !== id));
      void client.invalidateQueries();
    },
  });
}

const featured = api.guides[":id"].tours;
const placeOf = (guideId: number, { id }: FeaturedTour) => ({
  id: String(guideId),
  assignmentId: String(id),
});

/** POST /api/guides/{id}/tours: returns the place. */
export const assignFeaturedTour = (guideId: number, json: { tourId: number; position: number }) =>
  read(featured.$post({ param: { id: String(guideId) }, json }));

/** POST /api/tours/show-on-all: returns every place on the account's profiles. */
export const postShowOnAll = (tourIds: number[]) =>
  read(api.tours["show-on-all"].$post({ json: { tourIds } }));

/** PATCH /api/guides/{id}/tours/{assignmentId}: swaps the place with the one at `position`. */
export const moveFeaturedTour = (guideId: number, place: FeaturedTour, position: number) =>
  read(featured[":assignmentId"].$patch({ param: placeOf(guideId, place), json: { position } }));

/** DELETE /api/guides/{id}/tours/{assignmentId}: removes the place. */
export const removeFeaturedTour = (guideId: number, place: FeaturedTour) =>
  read(featured[":assignmentId"].$delete({ param: placeOf(guideId, place) }));
