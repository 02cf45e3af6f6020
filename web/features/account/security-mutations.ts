import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangeEmailInput, ChangePasswordInput, Notifications } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";
import { removing } from "#web/api/removing.ts";
import { announceSessionChange } from "#web/features/session/cross-tab.ts";
import { notificationsQuery, passkeysQuery, sessionsQuery } from "./queries.ts";
import { createPasskey } from "#web/features/session/passkey.ts";
import { storeUser } from "./mutations.ts";

/** The password, which proves who is asking to calls that were refused without a recent proof. */
type Proof = { password?: string | undefined };

/** POST /api/account/password: every other session ends. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (json: ChangePasswordInput) => read(api.account.password.$post({ json })),
    // It isn't retried, because a second call after a lost response would be refused: the response replaces this session's
    // cookie.
    retry: false,
    onSuccess: announceSessionChange,
  });

/** POST /api/account/email: the address changes once its e-mail's link is used. */
export const useChangeEmail = () =>
  useMutation({ mutationFn: (json: ChangeEmailInput) => read(api.account.email.$post({ json })) });

/** DELETE /api/account/sessions/{id} */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    ...removing((id: number) => read(api.account.sessions[":id"].$delete({ param: { id: String(id) } }))),
    onSettled: () => client.invalidateQueries(sessionsQuery()),
  });
}

/** Makes a passkey on this device and adds it to the account. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createPasskey,
    retry: false,
    onSuccess: () => client.invalidateQueries(passkeysQuery()),
  });
}

/** PATCH /api/account/passkeys/{id} */
export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      read(api.account.passkeys[":id"].$patch({ param: { id: String(id) }, json: { name } })),
    onSettled: () => client.invalidateQueries(passkeysQuery()),
  });
}

/** DELETE /api/account/passkeys/{id} */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    ...removing(({ id, password }: { id: number } & Proof) =>
      read(api.account.passkeys[":id"].$delete({ param: { id: String(id) }, json: { password } })),
    ),
    onSettled: () => client.invalidateQueries(passkeysQuery()),
  });
}

/** PATCH /api/account/notifications: the switch moves at once, and back when the call fails. The last press wins. */
export function useSetNotifications() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery();
  return useMutation({
    mutationKey: queryKey,
    scope: { id: "notifications" },
    mutationFn: (json: Partial<Notifications>) => read(api.account.notifications.$patch({ json })),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
      return { before };
    },
    // Without a network the refetch fails, too.
    onError: (_error, change, context) => {
      for (const name of Object.keys(change) as (keyof Notifications)[])
        client.setQueryData(
          queryKey,
          (settings) => settings && { ...settings, [name]: context?.before?.[name] ?? settings[name] },
        );
    },
    // A switch that was pressed since would move to what is stored until its own call is made.
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) > 1 ? undefined : client.invalidateQueries({ queryKey }),
  });
}

/** DELETE /api/account: schedules the deletion. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (json: Proof) => read(api.account.$delete({ json })),
    retry: false,
    onSuccess: announceSessionChange,
  });

/** DELETE /api/account with `now`: deletes everything at once. */
export const useDeleteNow = () =>
  useMutation({
    mutationFn: (json: Proof) => read(api.account.$delete({ json: { ...json, now: true } })),
    retry: false,
    onSuccess: announceSessionChange,
  });

/** POST /api/account/keep */
export function useKeepAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => read(api.account.keep.$post()),
    onSuccess: (user) => storeUser(client, user),
  });
}
