import { useForm } from "react-hook-form";
import type { LoginInput } from "#schema/account.ts";
import { emailFault, passwordFault } from "#schema/login-rules.ts";
import { dismissToast } from "#web/ui/toast.ts";
import { LoginFields } from "./login-fields.tsx";

const RULES = { email: { validate: emailFault }, password: { validate: passwordFault } };

type LoginFormProps = {
  /** while the response, or the page after it, is loading */
  busy: boolean;
  /** whether a lost password can be replaced */
  hasRecovery?: boolean;
  /** called with valid input, after the last attempt's toast was dismissed */
  onSubmit: (input: LoginInput) => void;
};

/** E-mail and password, of users and admins alike. */
export function LoginForm({ busy, hasRecovery = false, onSubmit }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit((input) => {
    dismissToast();
    onSubmit(input);
  });
  return (
    <form noValidate onSubmit={submit}>
      <LoginFields
        busy={busy}
        errors={formState.errors}
        hasRecovery={hasRecovery}
        register={(name) => register(name, RULES[name])}
      />
    </form>
  );
}
