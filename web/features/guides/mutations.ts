import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Guide, GuideInput } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import type { WebLink } from "#schema/web-links.ts";
import { api, read } from "#web/api/client.ts";
import { removing } from "#web/api/removing.ts";
import { statusOf } from "#web/api/failure.ts";
import { uploadImage, type UploadOptions } from "#web/api/upload.ts";
import { editorsQuery, guideQuery, guidesQuery } from "./queries.ts";

/** Puts a saved profile into the cache, also after an upload. */
export function storeGuide(client: QueryClient, guide: Guide): void {
  client.setQueryData(guideQuery(guide.id).queryKey, guide);
  void client.invalidateQueries(guidesQuery());
}

/** A new profile. `key`: the idempotency key; repeating a create with it returns the first one's profile. */
type NewGuide = { values: GuideInput; key: string };

/** POST /api/guides: `mutateAsync({ values, key })` returns the new profile. */
export function useCreateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, key }: NewGuide) =>
      read(api.guides.$post({ json: values }, { headers: { "Idempotency-Key": key } })),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/**
 * A change of a profile. `version`: the updatedAt of the profile that the values were changed in. `password`: the proof that
 * a change of a payment field may need.
 */
type GuideChange = { id: number; version: string; values: Partial<GuideInput>; password: string | undefined };

/**
 * PATCH /api/guides/{id}: `mutateAsync({ id, version, values, password })` changes only the fields in `values`; 412 when the profile
 * was changed since.
 */
export function useUpdateGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, values, password }: GuideChange) =>
      read(
        api.guides[":id"].$patch(
          { param: { id: String(id) }, json: { ...values, password } },
          { headers: { "If-Match": `"${version}"` } },
        ),
      ),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/** PATCH /api/guides/{id}: `mutate({ id, handle })` saves a page address, also the one that the profile has. */
export function useSaveHandle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, handle }: { id: number; handle: string }) =>
      read(api.guides[":id"].$patch({ param: { id: String(id) }, json: { handle } })),
    onSuccess: (guide) => storeGuide(client, guide),
  });
}

/**
 * A badge that is handed on. `version`: the profile's updatedAt. `name`: the new holder's. `handle`: the page address from
 * now on, null for none; without it the address stays.
 */
type HandOn = {
  id: number;
  version: string;
  name: string;
  handle?: string | null | undefined;
  password: string | undefined;
};

/** Returns whether a profile is one that was just handed on to a person of this name. */
const isHandedOn = ({ name, bio, profilePicture }: Guide, to: string): boolean =>
  name === to && bio === "" && profilePicture === null;

/**
 * POST /api/guides/{id}/hand-on: `mutateAsync({ id, version, name, handle, password })` returns the emptied profile, also of
 * an earlier call whose response was lost; 412 when it was changed since.
 */
export function useHandOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version, name, handle, password }: HandOn): Promise<Guide> => {
      const param = { id: String(id) };
      try {
        return await read(
          api.guides[":id"]["hand-on"].$post(
            { param, json: { name, handle, password } },
            { headers: { "If-Match": `"${version}"` } },
          ),
        );
      } catch (error) {
        if (statusOf(error) !== 412) throw error;
        const newest = await read(api.guides.id[":id"].$get({ param }));
        if (!isHandedOn(newest, name)) throw error;
        return newest;
      }
    },
    onSuccess: (guide) => {
      storeGuide(client, guide);
      // Everything is refetched, because reviews, ways to be tipped and numbers are gone, too.
      void client.invalidateQueries();
    },
  });
}

/** PUT /api/guides/{id}/review-platforms: `mutateAsync({ id, list })` replaces the list. */
export const useReplacePlatforms = () =>
  useMutation({
    mutationFn: ({ id, list }: { id: number; list: PlatformValues[] }) =>
      read(api.guides[":id"]["review-platforms"].$put({ param: { id: String(id) }, json: list })),
  });

/** PUT /api/guides/{id}/links: replaces the list, and returns it as it is stored. */
export const replaceWebLinks = (id: number, list: WebLink[]): Promise<WebLink[]> =>
  read(api.guides[":id"].links.$put({ param: { id: String(id) }, json: list }));

/** POST /api/guides/{id}/profile-picture: returns the profile. */
export const uploadProfilePicture = (id: number, image: Blob, options: UploadOptions): Promise<Guide> =>
  uploadImage(api.guides[":id"]["profile-picture"].$path({ param: { id: String(id) } }), image, options);

/** POST /api/user/reviews/seen: `mutate({ upTo })` with the newest that was shown. A failure shows no message. */
export const useMarkSeen = () =>
  useMutation({
    mutationFn: (json: { upTo: number }) => read(api.user.reviews.seen.$post({ json })),
    onError: (error) => console.warn(error),
  });

/** POST /api/guides/{id}/printed: `mutate(id)` ticks a first step. A failure shows no message. */
export function useNotePrinted() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => read(api.guides[":id"].printed.$post({ param: { id: String(id) } })),
    onSuccess: () => client.invalidateQueries(guidesQuery()),
    onError: (error) => console.warn(error),
  });
}

/** PATCH /api/account/first-steps: puts the first steps away, or brings them back. */
export const putFirstStepsAway = (isAway: boolean) =>
  read(api.account["first-steps"].$patch({ json: { putAway: isAway } }));

/** DELETE /api/guides/{id}: `mutateAsync({ id, password })`. */
export function useRemoveGuide() {
  const client = useQueryClient();
  return useMutation({
    ...removing(({ id, password }: { id: number; password: string | undefined }) =>
      read(api.guides[":id"].$delete({ param: { id: String(id) }, json: { password } })),
    ),
    onSuccess: (_, { id }) => {
      client.removeQueries(guideQuery(id));
      client.setQueryData(guidesQuery().queryKey, (guides) => guides?.filter((guide) => guide.id !== id));
    },
  });
}

type Invitation = { id: number; email: string; password: string | undefined };

/** POST /api/guides/{id}/editors: `mutateAsync({ id, email, password })` sends an e-mail. */
export function useInviteEditor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, email, password }: Invitation) =>
      read(api.guides[":id"].editors.$post({ param: { id: String(id) }, json: { email, password } })),
    onSuccess: (_, { id }) => client.invalidateQueries(editorsQuery(id)),
  });
}

/** DELETE /api/guides/{id}/editors/{editorId}: `mutateAsync({ id, editorId })`. */
export function useRemoveEditor() {
  const client = useQueryClient();
  return useMutation({
    ...removing(({ id, editorId }: { id: number; editorId: number }) =>
      read(
        api.guides[":id"].editors[":editorId"].$delete({
          param: { id: String(id), editorId: String(editorId) },
        }),
      ),
    ),
    onSettled: (_data, _error, { id }) => client.invalidateQueries(editorsQuery(id)),
  });
}
