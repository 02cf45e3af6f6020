import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** Asks for the account's sessions, last used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [api.account.sessions.$path()],
    queryFn: () => read(api.account.sessions.$get()),
  });

/** Asks for the account's passkeys, newest first. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: [api.account.passkeys.$path()],
    queryFn: () => read(api.account.passkeys.$get()),
  });

/** Asks which e-mails the account gets. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: [api.account.notifications.$path()],
    queryFn: () => read(api.account.notifications.$get()),
  });

/** Asks for what a device needs before it can turn notices on. */
export const pushQuery = () =>
  queryOptions({
    queryKey: [api.push.$path()],
    queryFn: () => read(api.push.$get()),
  });
