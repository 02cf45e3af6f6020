import type { ComponentProps, ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import styles from "./login-fields.module.css";
import { t } from "#texts/app/t.ts";

/** Has browsers offer passkeys beside addresses. */
const ADDRESS = "username webauthn";

type Name = "email" | "password";

type LoginFieldsProps = {
  /** whether the response, or the page after it, is loading */
  busy?: boolean;
  errors?: Partial<Record<Name, string | undefined>> | undefined;
  /** whether an e-mail can replace a lost password; without mail a person has to */
  hasRecovery?: boolean;
  /** what was typed as address; the page for a lost password starts with it */
  email?: string;
  /** says why the last attempt failed */
  failure?: ReactNode;
  /** connects an input to its form */
  register: (name: Name) => ComponentProps<"input">;
};

/** Shows e-mail and password with their button. */
export const LoginFields = ({
  busy = false,
  errors = {},
  hasRecovery = false,
  email,
  failure,
  register,
}: LoginFieldsProps) => (
  <>
    <Field label={t("Email")} error={errors.email}>
      {(control) => (
        <input {...control} type="email" dir="ltr" autoComplete={ADDRESS} {...register("email")} />
      )}
    </Field>
    <Field label={t("Password")} error={errors.password}>
      {(control) => <PasswordInput {...control} autoComplete="current-password" {...register("password")} />}
    </Field>
    <p className={styles.recovery}>
      {hasRecovery ? (
        <RouteLink className="link" to={paths.forgot} state={email}>
          {t("Forgot your password?")}
        </RouteLink>
      ) : (
        <a className="link" href="/imprint">
          {t("Forgot your password? Write to us")}
        </a>
      )}
    </p>
    {failure}
    <Button type="submit" size="lg" block busy={busy}>
      {busy ? t("Logging in...") : t("Log in")}
    </Button>
  </>
);
