import { startTransition, Suspense, useState } from "react";
import type { LoginInput } from "#schema/account.ts";
import { codeOf } from "#web/api/failure.ts";
import { afterLogin } from "#web/paths.ts";
import { LoginBadge } from "#web/features/session/login-badge.tsx";
import { LoginForm } from "#web/features/session/login-form.tsx";
import { useLogin } from "#web/features/session/sign-in-mutations.ts";
import { PasskeyLogin } from "#web/features/session/passkey-login.tsx";
import { useFailure } from "#web/features/session/use-failure.tsx";
import { hasMail } from "#web/lib/mail.ts";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageNotLoaded } from "#web/ui/page-not-loaded.tsx";
import { toastAfterLoad } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";

// It is lazy because few accounts need it.
const CodeBadge = lazyPart(
  async () => (await import("../features/session/code-badge.tsx")).CodeBadge,
  PageNotLoaded,
);

const REASONS = {
  fallback: "Please check your credentials",
  noResponse: "An unexpected error occurred. Please try again.",
} as const satisfies Record<string, PlainText>;

/** Loads the page that the reader came from, or the dashboard, as a fresh document. */
function enter(): void {
  toastAfterLoad({ title: t("Login successful") });
  location.assign(afterLogin(location.search));
}

/** Shows /login, which signs a user in by a passkey or the password, which may need a code as well. */
export function LoginPage() {
  useTitle(t("Log in"));
  const login = useLogin();
  const failure = useFailure(t("Login failed"), { hasToast: true });
  /** the accepted e-mail and password, while the code is missing; null after the way back from it */
  const [waiting, setWaiting] = useState<LoginInput | null>();
  useFocusMain(waiting === null);
  // It stays busy until the new document takes over.
  const busy = login.isPending || login.isSuccess;
  const submit = (input: LoginInput) => {
    failure.clear();
    login.mutate(input, {
      onSuccess: enter,
      onError: (error) => {
        // In a transition the form stays until the code of the next one is there.
        if (codeOf(error) === "second_factor_required") startTransition(() => setWaiting(input));
        else failure.show(error, REASONS);
      },
    });
  };
  if (waiting)
    return (
      <Suspense>
        <CodeBadge
          busy={busy}
          onCode={(code) => login.mutateAsync({ ...waiting, code }).then(enter)}
          onBack={() => setWaiting(null)}
        />
      </Suspense>
    );
  return (
    <LoginBadge>
      <LoginForm busy={busy} hasRecovery={hasMail()} failure={failure.line} onSubmit={submit} />
      <PasskeyLogin failure={failure} onSignedIn={enter} />
    </LoginBadge>
  );
}
