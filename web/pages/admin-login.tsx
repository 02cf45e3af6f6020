import { CircleAlert } from "lucide-react";
import { startTransition, Suspense, useState } from "react";
import type { LoginInput } from "#schema/account.ts";
import { codeOf, reasonOf } from "#web/api/failure.ts";
import { useAdminLogin } from "#web/features/admin/mutations.ts";
import { LoginForm } from "#web/features/session/login-form.tsx";
import { BRAND } from "#schema/brand.ts";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageNotLoaded } from "#web/ui/page-not-loaded.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

// It is lazy because few accounts need it.
const CodeBadge = lazyPart(
  async () => (await import("../features/session/code-badge.tsx")).CodeBadge,
  PageNotLoaded,
);

const REASONS = {
  fallback: "Login failed. Please check your credentials.",
  noResponse: "An unexpected error occurred. Please try again.",
} satisfies Record<string, PlainText>;

/** Shows /admin/login, which signs an admin in. */
export function AdminLoginPage() {
  useTitle(t("Admin"));
  const login = useAdminLogin();
  /** the accepted e-mail and password, while the code is missing; null after the way back from it */
  const [waiting, setWaiting] = useState<LoginInput | null>();
  useFocusMain(waiting === null);
  if (waiting)
    return (
      <Suspense>
        <CodeBadge
          bare
          busy={login.isPending}
          onCode={(code) => login.mutateAsync({ ...waiting, code })}
          onBack={() => setWaiting(null)}
        />
      </Suspense>
    );
  const alert = login.isError ? (
    <Note tone="bad" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <span>{reasonOf(login.error, REASONS)}</span>
    </Note>
  ) : undefined;
  return (
    <HangingBadge title={t("Admin")} lead={t("{brand} staff only.", { brand: BRAND })} alert={alert} bare>
      <LoginForm
        busy={login.isPending}
        onSubmit={(input) => {
          login.mutate(input, {
            onError: (error) => {
              if (codeOf(error) === "second_factor_required") startTransition(() => setWaiting(input));
            },
          });
        }}
      />
    </HangingBadge>
  );
}
