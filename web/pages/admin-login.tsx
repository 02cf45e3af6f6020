import { CircleAlert } from "lucide-react";
import { reasonOf } from "#web/api/failure.ts";
import { useAdminLogin } from "#web/features/admin/mutations.ts";
import { LoginForm } from "#web/features/session/login-form.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { Note } from "#web/ui/note.tsx";

const REASONS = {
  fallback: "Login failed. Please check your credentials.",
  unanswered: "An unexpected error occurred. Please try again.",
};

/** /admin/login: signs an admin in. */
export function AdminLoginPage() {
  useTitle("Admin");
  const login = useAdminLogin();
  const alert = login.isError ? (
    <Note tone="bad" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <span>{reasonOf(login.error, REASONS)}</span>
    </Note>
  ) : undefined;
  return (
    <HangingBadge title="Admin" lead={`${BRAND} staff only.`} alert={alert} bare>
      <LoginForm busy={login.isPending} onSubmit={login.mutate} />
    </HangingBadge>
  );
}
