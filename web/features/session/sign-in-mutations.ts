import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoginInput, RegisterInput } from "#schema/account.ts";
import type { JoinInput } from "#schema/editor.ts";
import { api, read } from "#web/api/client.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { needCookies } from "./need-cookies.ts";
import { resetCacheForUser, sessionQuery } from "./queries.ts";

/** POST /api/auth/login: returns the user. The caller goes on with a full page load. */
export const useLogin = () =>
  useMutation({
    mutationFn: (json: LoginInput) => {
      needCookies();
      return read(api.auth.login.$post({ json }));
    },
    onSuccess: announceSessionChange,
  });

/** POST /api/auth/register: returns the user, who is signed in from then on. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: RegisterInput) => {
      needCookies();
      return read(api.auth.register.$post({ json }));
    },
    // It isn't retried, because a second call after a lost response would be refused: the account exists.
    retry: false,
    onSuccess: (user) => {
      const { queryKey } = sessionQuery();
      resetCacheForUser(client, user);
      client.setQueryData(queryKey, user);
      void client.invalidateQueries({ queryKey });
      announceSessionChange();
    },
  });
}

/** POST /api/auth/join with the values of a new account, or without as the signed-in user. Returns the user. */
export function useJoin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: JoinInput) => {
      needCookies();
      return read(api.auth.join.$post({ json }));
    },
    // It isn't retried, because a second call after a lost response would be refused: the link is used.
    retry: false,
    onSuccess: (user) => {
      const { queryKey } = sessionQuery();
      resetCacheForUser(client, user);
      client.setQueryData(queryKey, user);
      void client.invalidateQueries();
      announceSessionChange();
    },
  });
}
