import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { type LoginInput, loginSchema } from "#schema/account.ts";
import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { useLogin } from "#web/features/session/mutations.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { dismissToast, toast, toastAfterLoad } from "#web/ui/toast.ts";

const reasonOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.serverMessage ?? "Please check your credentials")
    : "An unexpected error occurred. Please try again.";

/** Signs a user in, then loads the dashboard as a fresh document. */
export function LoginPage() {
  useTitle("Log in");
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });
  const submit = (input: LoginInput) => {
    dismissToast();
    login.mutate(input, {
      onSuccess: () => {
        toastAfterLoad({ title: "Login successful" });
        location.assign(paths.dashboard);
      },
      onError: (error) =>
        toast({ title: "Login failed", description: reasonOf(error), variant: "destructive" }),
    });
  };
  // The new document is still on its way when the call is done.
  const isBusy = login.isPending || login.isSuccess;
  const { errors } = formState;
  return (
    <HangingBadge title="Log in" lede="Good to see you again.">
      <form noValidate onSubmit={handleSubmit(submit)}>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <input {...control} type="email" autoComplete="username" {...register("email")} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <input {...control} type="password" autoComplete="current-password" {...register("password")} />
          )}
        </Field>
        <Button className="go" type="submit" size="lg" block busy={isBusy}>
          {isBusy ? "Logging in..." : "Log in"}
        </Button>
      </form>
      <p className="alt">
        No account yet?{" "}
        <Link className="link" to={paths.register}>
          Register here
        </Link>
      </p>
    </HangingBadge>
  );
}
