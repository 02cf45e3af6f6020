import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** The account's sessions, last used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [api.account.sessions.$path()],
    queryFn: () => read(api.account.sessions.$get()),
  });

/** The account's passkeys, newest first. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: [api.account.passkeys.$path()],
    queryFn: () => read(api.account.passkeys.$get()),
  });

/** The letters the account takes. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: [api.account.notifications.$path()],
    queryFn: () => read(api.account.notifications.$get()),
  });

/** What a device needs to know before it asks to be told of reviews. */
export const pushQuery = () =>
  queryOptions({
    queryKey: [api.push.$path()],
    queryFn: () => read(api.push.$get()),
  });
