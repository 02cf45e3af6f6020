import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import type { Role } from "#schema/role.ts";
import { api, assertOk, read } from "#web/api/client.ts";
import { uploadImage, type UploadOptions } from "#web/api/upload.ts";
import { sessionQuery } from "#web/features/session/queries.ts";

/** Puts the changed account into the cache, and refetches all profiles, which show its banner and operator name. */
export function storeUser(client: QueryClient, user: User): void {
  client.setQueryData(sessionQuery().queryKey, (before) => before && user);
  void client.invalidateQueries();
}

/** POST /api/user/banner-image: returns the user. */
export const uploadBanner = (image: Blob, options: UploadOptions): Promise<User> =>
  uploadImage(api.user["banner-image"].$path(), image, options);

/** DELETE /api/user/banner-image */
export function useRemoveBanner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => read(api.user["banner-image"].$delete()),
    onSuccess: () => {
      client.setQueryData(sessionQuery().queryKey, (user) => user && { ...user, bannerImage: null });
      void client.invalidateQueries();
    },
  });
}

/** PATCH /api/user/operator-name: `mutateAsync(operatorName)`. */
export function useRenameOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (operatorName: string) => read(api.user["operator-name"].$patch({ json: { operatorName } })),
    onSuccess: (user) => storeUser(client, user),
  });
}

/** PATCH /api/account: the language of the app and of e-mails. */
export const useChangeLanguage = () =>
  useMutation({
    mutationFn: (language: AccountLanguage) => read(api.account.$patch({ json: { language } })),
  });

/** PATCH /api/account/role: `mutate(role)`. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => read(api.account.role.$patch({ json: { role } })),
    onSuccess: (user) => storeUser(client, user),
  });
}

/** DELETE /api/account/sessions: ends all of the account's sessions but this one. */
export const useLogoutOtherDevices = () =>
  useMutation({
    mutationFn: () => read(api.account.sessions.$delete()),
    // It isn't retried, because a second call after a lost response would be refused: the response replaces this session's
    // cookie.
    retry: false,
  });

type PushSubscriptionInput = { endpoint: string; keys: { p256dh: string; auth: string } };

/** PUT /api/push: turns notices of new reviews on for a device. */
export const addPushSubscription = (json: PushSubscriptionInput) => read(api.push.$put({ json }));

/** DELETE /api/push: turns notices off for a device. */
export const removePushSubscription = (endpoint: string) => read(api.push.$delete({ json: { endpoint } }));

/** POST /api/account/export: returns everything of the account as one file. */
export async function downloadAccount(password?: string): Promise<{ file: Blob; name: string }> {
  // The bare fetch() has no timeout of ours: making the file may take minutes.
  const response = await api.account.export.$post({ json: { password } }, { fetch });
  await assertOk(response);
  const [, name = "lanyard.zip"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { file: await response.blob(), name };
}
