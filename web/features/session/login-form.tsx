import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type LoginInput, loginSchema } from "#schema/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { dismissToast } from "#web/ui/toast.ts";

type LoginFormProps = {
  /** while the answer, or the page after it, is loading */
  busy: boolean;
  /** gets valid input; the last try's toast is dismissed by then */
  onSubmit: (input: LoginInput) => void;
};

/** E-mail and password, of users and admins alike. */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit((input) => {
    dismissToast();
    onSubmit(input);
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <input {...control} type="email" autoComplete="username" {...register("email")} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <input {...control} type="password" autoComplete="current-password" {...register("password")} />
        )}
      </Field>
      <Button className="go" type="submit" size="lg" block busy={busy}>
        {busy ? "Logging in..." : "Log in"}
      </Button>
    </form>
  );
}
