import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";

type Name = "email" | "password";

export type LoginFieldsProps = {
  /** while the response, or the page after it, is loading */
  busy?: boolean;
  errors?: Partial<Record<Name, { message?: string | undefined }>>;
  /** connects an input to its form */
  register: (name: Name) => ComponentProps<"input">;
};

/** E-mail and password with their button. */
export const LoginFields = ({ busy = false, errors = {}, register }: LoginFieldsProps) => (
  <>
    <Field label="Email" error={errors.email?.message}>
      {(control) => <input {...control} type="email" autoComplete="username" {...register("email")} />}
    </Field>
    <Field label="Password" error={errors.password?.message}>
      {(control) => (
        <input {...control} type="password" autoComplete="current-password" {...register("password")} />
      )}
    </Field>
    <Button type="submit" size="lg" block busy={busy}>
      {busy ? "Logging in..." : "Log in"}
    </Button>
  </>
);
