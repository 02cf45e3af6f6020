import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Guide, GuideInput } from "#schema/guide.ts";
import { api, read } from "#web/api/client.ts";
import { guideQuery, guidesQuery } from "./queries.ts";

/** Puts a saved profile into what is already loaded. Call it after an upload too. */
export function storeGuide(client: QueryClient, guide: Guide): Promise<void> {
  client.setQueryData(guideQuery(guide.id).queryKey, guide);
  return client.invalidateQueries(guidesQuery());
}

/** `key` stands for the profile that is being made: sent again with it, the call answers the one it made the first time. */
export type NewGuide = { values: GuideInput; key: string };

/** POST /api/guides: `mutateAsync({ values, key })` answers the new profile. */
export function useCreateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, key }: NewGuide) =>
      read(api.guides.$post({ json: values }, { headers: { "Idempotency-Key": key } })),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/** PATCH /api/guides/{id}: `mutateAsync({ id, values })` changes only what `values` holds. */
export function useUpdateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, values }: { id: number; values: Partial<GuideInput> }) =>
      read(api.guides[":id"].$patch({ param: { id: String(id) }, json: values })),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/** DELETE /api/guides/{id}: `mutateAsync(id)`. */
export function useRemoveGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => read(api.guides[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: (_, id) => {
      client.removeQueries(guideQuery(id));
      client.setQueryData(guidesQuery().queryKey, (guides) => guides?.filter((guide) => guide.id !== id));
    },
  });
}
