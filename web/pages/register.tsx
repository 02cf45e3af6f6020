import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import type { RegisterInput } from "#schema/account.ts";
import { codeOf, issueOf, reasonOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { useRegister } from "#web/features/session/sign-in-mutations.ts";
import { RegisterBadge } from "#web/features/session/register-badge.tsx";
import { RegisterFields } from "#web/features/session/register-fields.tsx";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { useFailure } from "#web/features/session/use-failure.tsx";
import { useMeantEmail } from "#web/features/session/use-meant-email.tsx";
import { planQuery } from "#web/features/subscriptions/plan-query.ts";
import { RegisterPrice } from "#web/features/subscriptions/register-price.tsx";
import { useTitle } from "#web/lib/use-title.ts";
import { toast } from "#web/ui/toast.ts";
import { useLateRules } from "#web/ui/use-late-rules.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";

/** ms between the registration and the dashboard */
const REDIRECT_DELAY = 500;

const REASONS = {
  fallback: "Please try again with different information",
  noResponse: "An unexpected error occurred. Please try again.",
} as const satisfies Record<string, PlainText>;

const loadRules = async () => (await import("#web/features/session/register-rules.ts")).registerResolver;

/** Finds the field that the server refused: an e-mail that has an account, or a common password. */
function fieldOf(error: Error): "email" | "password" | undefined {
  if (codeOf(error) === "email_taken") return "email";
  return issueOf(error, "password") === undefined ? undefined : "password";
}

/** Shows /register, which creates an account, then goes to its dashboard. */
export function RegisterPage() {
  useTitle(t("Sign up"));
  const navigate = useNavigate();
  const create = useRegister();
  const plan = useQuery(planQuery());
  const failure = useFailure(t("Registration failed"), { hasToast: true });
  const { register, handleSubmit, setError, setFocus, setValue, control, formState } = useForm({
    resolver: useLateRules(loadRules, (error) => failure.show(error, REASONS)),
    defaultValues: { username: "", email: "", password: "", confirmPassword: "", role: "operator" },
  });
  const [role, email] = useWatch({ control, name: ["role", "email"] });
  const meant = useMeantEmail(email, (value) =>
    setValue("email", value, { shouldValidate: formState.isSubmitted }),
  );
  const isDone = create.isSuccess;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = (input: RegisterInput) => {
    failure.clear();
    create.mutate(input, {
      onSuccess: () =>
        toast({ title: t("Registration successful"), description: t("Your account has been created.") }),
      onError: (error) => {
        const field = fieldOf(error);
        if (!field) return failure.show(error, REASONS);
        toastFailure(t("Registration failed"), error, REASONS);
        setError(field, { type: "server", message: reasonOf(error, REASONS) });
        setFocus(field);
      },
    });
  };
  // A second press while the rules load would ask for a second account.
  const isBusy = formState.isSubmitting || create.isPending || isDone;
  return (
    <RegisterBadge>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <RegisterFields
          busy={isBusy}
          errors={formState.errors}
          failure={failure.line}
          isCompany={role === "operator"}
          emailAdvice={meant.advice}
          register={(name) => register(name, name === "email" ? meant.events : {})}
        />
      </form>
      <RegisterPrice plan={plan.isError ? null : plan.data} />
    </RegisterBadge>
  );
}
