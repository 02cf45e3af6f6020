import { type ReactNode, useState } from "react";
import type { LoginInput } from "#schema/account.ts";
import { emailFault, passwordFault } from "#schema/login-rules.ts";
import { typedIn, useSmallForm } from "#web/lib/use-small-form.ts";
import { dismissToast } from "#web/ui/toast.ts";
import { LoginFields } from "./login-fields.tsx";

const RULES = { email: emailFault, password: passwordFault };

type LoginFormProps = {
  /** whether the response, or the page after it, is loading */
  busy: boolean;
  /** whether a lost password can be replaced */
  hasRecovery?: boolean;
  /** says why the last attempt failed */
  failure?: ReactNode;
  /** called with valid input, after the last attempt's toast was dismissed */
  onSubmit: (input: LoginInput) => void;
};

/** Shows the login form of users and admins alike. */
export function LoginForm({ onSubmit, ...fields }: LoginFormProps) {
  const { errors, submit, register } = useSmallForm(RULES, (input) => {
    dismissToast();
    onSubmit(input);
  });
  const [email, setEmail] = useState("");
  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => setEmail(typedIn(currentTarget, "email"))}
    >
      <LoginFields {...fields} errors={errors} email={email} register={register} />
    </form>
  );
}
