import type { LoginInput } from "#schema/account.ts";
import { reasonOf } from "#web/api/failure.ts";
import { paths } from "#web/app/paths.ts";
import { LoginBadge } from "#web/features/session/login-badge.tsx";
import { LoginForm } from "#web/features/session/login-form.tsx";
import { useLogin } from "#web/features/session/mutations.ts";
import { hasMail } from "#web/lib/mail.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { toast, toastAfterLoad } from "#web/ui/toast.ts";

const REASONS = {
  fallback: "Please check your credentials",
  unanswered: "An unexpected error occurred. Please try again.",
};

/** /login: signs a user in, then loads the dashboard as a fresh document. */
export function LoginPage() {
  useTitle("Log in");
  const login = useLogin();
  const submit = (input: LoginInput) =>
    login.mutate(input, {
      onSuccess: () => {
        toastAfterLoad({ title: "Login successful" });
        location.assign(paths.dashboard);
      },
      onError: (error) =>
        toast({ title: "Login failed", description: reasonOf(error, REASONS), variant: "destructive" }),
    });
  return (
    <LoginBadge>
      {/* Busy until the new document takes over. */}
      <LoginForm busy={login.isPending || login.isSuccess} hasRecovery={hasMail()} onSubmit={submit} />
    </LoginBadge>
  );
}
