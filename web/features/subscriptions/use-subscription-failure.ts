import { statusOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { toastAfterLoad } from "#web/ui/toast.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

type FailureTexts = {
  title: PlainText;
  /** shown when the server gave no message */
  description: PlainText;
  /** shown when the session has ended */
  signedOut: PlainText;
};

export const CHECKOUT_FAILED: FailureTexts = {
  title: "Subscription Error",
  description: "Failed to create checkout session",
  signedOut: "Please log in to subscribe",
};
export const SUBSCRIPTION_FAILED: FailureTexts = {
  title: "Subscription Error",
  description: "An error occurred",
  signedOut: "Please log in to manage your subscription",
};

/** Shows why a call failed and refetches what is shown; when the session has ended, goes to the login instead. */
export function useSubscriptionFailure(): (texts: FailureTexts, error: unknown) => void {
  const toastFailure = useToastFailure();
  return ({ title, description, signedOut }, error) => {
    if (statusOf(error) === 401) {
      toastAfterLoad({
        title: t("Authentication required"),
        description: t(signedOut),
        variant: "destructive",
      });
      location.assign(paths.login);
    } else toastFailure(t(title), error, { fallback: description });
  };
}
