import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { api, read } from "#web/api/client.ts";
import { guideQuery, guidesQuery } from "./queries.ts";

/** ms without an answer after which a save counts as failed: a dead network must not leave it waiting for ever */
const PATIENCE = 30_000;
function inTime(): RequestInit {
  const call = new AbortController();
  setTimeout(() => call.abort(), PATIENCE);
  return { signal: call.signal };
}

/** Puts a saved profile into what is already loaded. Call it after an upload too. */
export function storeGuide(client: QueryClient, guide: Guide): void {
  client.setQueryData(guideQuery(guide.id).queryKey, guide);
  void client.invalidateQueries(guidesQuery());
}

/** `key` stands for the profile that is being made: sent again with it, the call answers the one it made the first time. */
export type NewGuide = { values: GuideInput; key: string };

/** POST /api/guides: `mutateAsync({ values, key })` answers the new profile. */
export function useCreateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, key }: NewGuide) =>
      read(api.guides.$post({ json: values }, { headers: { "Idempotency-Key": key }, init: inTime() })),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/** `version` is the updatedAt of the profile the changes were made to. */
export type GuideChange = { id: number; version: string; values: Partial<GuideInput> };

/**
 * PATCH /api/guides/{id}: `mutateAsync({ id, version, values })` changes only what `values` holds; 412 when the profile
 * was changed since.
 */
export function useUpdateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, values }: GuideChange) =>
      read(
        api.guides[":id"].$patch(
          { param: { id: String(id) }, json: values },
          { headers: { "If-Match": `"${version}"` }, init: inTime() },
        ),
      ),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/** PUT /api/guides/{id}/review-platforms: `mutateAsync({ id, list })` puts this list in the place of the old one. */
export const useReplacePlatforms = () =>
  useMutation({
    mutationFn: ({ id, list }: { id: number; list: PlatformValues[] }) =>
      read(
        api.guides[":id"]["review-platforms"].$put(
          { param: { id: String(id) }, json: list },
          { init: inTime() },
        ),
      ),
  });

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
