import { zodResolver } from "@hookform/resolvers/zod";
import { UserRound, UsersRound } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { PASSWORD_COMMON, type RegisterInput, registerSchema } from "#schema/account.ts";
import type { Role } from "#schema/role.ts";
import { ApiError } from "#web/api/client.ts";
import { reasonOf } from "#web/api/failure.ts";
import { paths } from "#web/app/paths.ts";
import { useRegister } from "#web/features/session/mutations.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { dismissToast, toast } from "#web/ui/toast.ts";

/** ms between the registration and the dashboard */
const REDIRECT_DELAY = 500;

const ROLES: readonly { role: Role; label: string; Icon: typeof UserRound }[] = [
  { role: "guide", label: "Tour Guide", Icon: UserRound },
  { role: "operator", label: "Tour Operator", Icon: UsersRound },
];

const REASONS = {
  fallback: "Please try again with different information",
  unanswered: "An unexpected error occurred. Please try again.",
};

/** The field that the server refused: an e-mail that has an account, or a common password. */
function fieldOf(error: Error): "email" | "password" | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.serverMessage === PASSWORD_COMMON) return "password";
  return error.status === 409 ? "email" : undefined;
}

/** /register: creates an account, then goes to its dashboard. */
export function RegisterPage() {
  useTitle("Sign up");
  const navigate = useNavigate();
  const create = useRegister();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: "", email: "", password: "", confirmPassword: "", role: "operator" },
  });
  const isDone = create.isSuccess;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = (input: RegisterInput) => {
    dismissToast();
    create.mutate(input, {
      onSuccess: () =>
        toast({ title: "Registration successful", description: "Your account has been created." }),
      onError: (error) => {
        const message = reasonOf(error, REASONS);
        toast({ title: "Registration failed", description: message, variant: "destructive" });
        const field = fieldOf(error);
        if (!field) return;
        setError(field, { type: "server", message });
        setFocus(field);
      },
    });
  };
  const isBusy = create.isPending || isDone;
  const { errors } = formState;
  return (
    <HangingBadge title="Sign up" lede="A badge, a page and a place for your tips." wide>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <Field label="Username" error={errors.username?.message}>
          {(control) => <input {...control} autoComplete="name" {...register("username")} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <input {...control} type="email" autoComplete="username" {...register("email")} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => (
            <input {...control} type="password" autoComplete="new-password" {...register("password")} />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register("confirmPassword")}
            />
          )}
        </Field>
        <fieldset className="roles" aria-describedby="role-hint">
          <legend className="lab">I am a:</legend>
          <div className="role-cards">
            {ROLES.map(({ role, label, Icon }) => (
              <label key={role}>
                <input type="radio" value={role} {...register("role")} />
                <span className="role">
                  <Icon size={24} aria-hidden="true" />
                  {label}
                </span>
              </label>
            ))}
          </div>
          <p className="help" id="role-hint">
            Select your role to customize your dashboard experience
          </p>
        </fieldset>
        <Button className="go" type="submit" variant="accent" size="lg" block busy={isBusy}>
          {isBusy ? "Signing up..." : "Sign up"}
        </Button>
      </form>
      <p className="alt">
        Already have an account?{" "}
        <Link className="link" to={paths.login}>
          Login here
        </Link>
      </p>
    </HangingBadge>
  );
}
