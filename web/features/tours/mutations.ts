import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Tour, TourInput } from "#schema/tour.ts";
import { api, read } from "#web/api/client.ts";
import { toursQuery } from "./queries.ts";

/** Puts a saved experience into what is loaded. Profiles show it too: whatever is loaded is asked for anew. */
export function storeTour(client: QueryClient, tour: Tour): void {
  client.setQueryData(toursQuery().queryKey, (tours = []) =>
    tours.some(({ id }) => id === tour.id)
      ? tours.map((known) => (known.id === tour.id ? tour : known))
      : [...tours, tour],
  );
  void client.invalidateQueries();
}

/** `key` stands for the experience that is being made: sent again with it, the call answers the one it made first. */
export type NewTour = { values: TourInput; key: string };

/** POST /api/tours: `mutateAsync({ values, key })` answers the new experience. */
export const useCreateTour = () =>
  useMutation({
    mutationFn: ({ values, key }: NewTour) =>
      read(api.tours.$post({ json: values }, { headers: { "Idempotency-Key": key } })),
  });

/** PATCH /api/tours/{id}: `mutateAsync({ id, values })` changes only what `values` holds. */
export const useUpdateTour = () =>
  useMutation({
    mutationFn: ({ id, values }: { id: number; values: Partial<TourInput> }) =>
      read(api.tours[":id"].$patch({ param: { id: String(id) }, json: values })),
  });

/** DELETE /api/tours/{id}/image: `mutateAsync(id)`. */
export const useRemoveTourImage = () =>
  useMutation({
    mutationFn: (id: number) => read(api.tours[":id"].image.$delete({ param: { id: String(id) } })),
  });

/** DELETE /api/tours/{id}: `mutateAsync(id)`. */
export function useRemoveTour() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => read(api.tours[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: (_, id) => {
      client.setQueryData(toursQuery().queryKey, (tours) => tours?.filter((tour) => tour.id !== id));
      void client.invalidateQueries();
    },
  });
}
