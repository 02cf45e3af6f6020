import type { User } from "#schema/account.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { useResendVerification } from "./email-mutations.ts";
import { useToastFailure } from "./use-toast-failure.ts";

/** Sends the e-mail that confirms an address again, and says so. */
export function useSendAgain({ email }: Pick<User, "email">): { isBusy: boolean; sendAgain: () => void } {
  const resend = useResendVerification();
  const toastFailure = useToastFailure();
  return {
    isBusy: resend.isPending,
    sendAgain: () =>
      resend.mutate(undefined, {
        onSuccess: () =>
          toast({
            title: t("E-mail sent"),
            description: t("Look for it in the inbox of {email}.", { email }),
          }),
        onError: (error) => toastFailure(t("Not sent"), error),
      }),
  };
}
