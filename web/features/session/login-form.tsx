import type { LoginInput } from "#schema/account.ts";
import { emailFault, passwordFault } from "#schema/login-rules.ts";
import { useSmallForm } from "#web/lib/use-small-form.ts";
import { dismissToast } from "#web/ui/toast.ts";
import { LoginFields } from "./login-fields.tsx";

const RULES = { email: emailFault, password: passwordFault };

type LoginFormProps = {
  /** whether the answer, or the page after it, is loading */
  busy: boolean;
  /** whether a lost password can be replaced */
  hasRecovery?: boolean;
  /** called with valid input, after the last attempt's toast was dismissed */
  onSubmit: (input: LoginInput) => void;
};

/** Shows the login form of users and admins alike. */
export function LoginForm({ busy, hasRecovery = false, onSubmit }: LoginFormProps) {
  const { errors, submit, register } = useSmallForm(RULES, (input) => {
    dismissToast();
    onSubmit(input);
  });
  return (
    <form noValidate onSubmit={submit}>
      <LoginFields busy={busy} errors={errors} hasRecovery={hasRecovery} register={register} />
    </form>
  );
}
