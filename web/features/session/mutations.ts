import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ForgotPasswordInput, ResetPasswordInput } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";
import { forgetDrafts } from "#web/lib/drafts.ts";
import { paths } from "#web/paths.ts";
import { toastAfterLoad } from "#web/ui/toast.ts";
import { toastFailure } from "./toast-failure.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { t } from "#texts/app/t.ts";

/** POST /api/auth/password/forgot: the response is the same whether or not there is such an account. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (json: ForgotPasswordInput) => read(api.auth.password.forgot.$post({ json })),
  });

/** POST /api/auth/password/reset: every session of the account ends. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (json: ResetPasswordInput) => read(api.auth.password.reset.$post({ json })),
    // It isn't retried, because a second call after a lost response would be refused: the link is used.
    retry: false,
    onSuccess: announceSessionChange,
  });

/** Removes what the tab stores about its user, such as the owner flag, and what the device keeps of what was typed. */
export function clearTabStorage(): void {
  forgetDrafts();
  try {
    sessionStorage.clear();
  } catch (error) {
    console.warn(error);
  }
}

/** POST /api/auth/logout, then the landing page as a fresh document, so that nothing of the account stays in memory. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => read(api.auth.logout.$post()),
    onSuccess: () => {
      client.clear();
      announceSessionChange();
      clearTabStorage();
      toastAfterLoad({ title: t("Logged out"), description: t("You have been successfully logged out") });
      location.assign(paths.home);
    },
    onError: (error) =>
      toastFailure(t("Logout failed"), error, { fallback: t("An error occurred during logout") }),
  });
}
