import { Link } from "react-router-dom";
import type { LoginInput } from "#schema/account.ts";
import { reasonOf } from "#web/api/failure.ts";
import { paths } from "#web/app/paths.ts";
import { LoginForm } from "#web/features/session/login-form.tsx";
import { useLogin } from "#web/features/session/mutations.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
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
    <HangingBadge title="Log in" lede="Good to see you again.">
      {/* Busy until the new document takes over. */}
      <LoginForm busy={login.isPending || login.isSuccess} onSubmit={submit} />
      <p className="alt">
        No account yet?{" "}
        <Link className="link" to={paths.register}>
          Register here
        </Link>
      </p>
    </HangingBadge>
  );
}
