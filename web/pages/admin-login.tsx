import { zodResolver } from "@hookform/resolvers/zod";
import { CircleAlert } from "lucide-react";
import { useForm } from "react-hook-form";
import { type LoginInput, loginSchema } from "#schema/account.ts";
import { ApiError } from "#web/api/client.ts";
import { useAdminLogin } from "#web/features/admin/mutations.ts";
import { BRAND } from "#web/lib/brand.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { dismissToast } from "#web/ui/toast.ts";

const reasonOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.serverMessage ?? "Login failed. Please check your credentials.")
    : "An unexpected error occurred. Please try again.";

/** Signs an admin in. */
export function AdminLoginPage() {
  useTitle("Admin");
  const login = useAdminLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });
  const submit = (input: LoginInput) => {
    dismissToast();
    login.mutate(input);
  };
  const { errors } = formState;
  return (
    <HangingBadge title="Admin" lede={`${BRAND} staff only.`} bare>
      {login.isError && (
        <div className="note bad" role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          <span>{reasonOf(login.error)}</span>
        </div>
      )}
      <form noValidate onSubmit={handleSubmit(submit)}>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <input {...control} type="email" autoComplete="username" {...register("email")} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <input {...control} type="password" autoComplete="current-password" {...register("password")} />
          )}
        </Field>
        <Button className="go" type="submit" size="lg" block busy={login.isPending}>
          {login.isPending ? "Logging in..." : "Log in"}
        </Button>
      </form>
    </HangingBadge>
  );
}
