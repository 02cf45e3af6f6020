import { useMutation } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** POST /api/auth/email/verify: confirms the account's address. */
export const verifyEmail = (token: string) => read(api.auth.email.verify.$post({ json: { token } }));

/** POST /api/auth/email/confirm: gives the account its new address. */
export const confirmEmailChange = (token: string) => read(api.auth.email.confirm.$post({ json: { token } }));

/** POST /api/auth/email/cancel: takes the change of an address back. */
export const cancelEmailChange = (token: string) => read(api.auth.email.cancel.$post({ json: { token } }));

/** POST /api/auth/sign-in-change/undo: removes what was added, and voids the password. */
export const undoSignInChange = (token: string) =>
  read(api.auth["sign-in-change"].undo.$post({ json: { token } }));

/** POST /api/auth/unsubscribe: ends the e-mails on new reviews. */
export const unsubscribe = (token: string) => read(api.auth.unsubscribe.$post({ json: { token } }));

/** POST /api/account/email/verify: sends the e-mail that confirms the account's address again. */
export const useResendVerification = () =>
  useMutation({ mutationFn: () => read(api.account.email.verify.$post()) });
