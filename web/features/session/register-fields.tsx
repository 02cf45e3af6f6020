import { UserRound, UsersRound } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Role } from "#schema/role.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Help } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import styles from "./register-fields.module.css";
import type { AppText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

type Name = "username" | "email" | "password" | "confirmPassword" | "role";

type RegisterFieldsProps = {
  /** whether the response, or the page after it, is loading */
  busy?: boolean;
  errors?: Partial<Record<Name, { message?: string | undefined }>>;
  /** connects an input to its form */
  register: (name: Name) => ComponentProps<"input">;
  /** advice about the e-mail address; null for none */
  emailAdvice?: ReactNode;
  /** says why the last attempt failed */
  failure?: ReactNode;
  /** whether a company signs up */
  isCompany?: boolean;
  /** the selected role, where `register` doesn't set it */
  chosen?: Role;
};

const ROLES = [
  { role: "guide", label: "Tour Guide", means: "One page, mine", Icon: UserRound },
  { role: "operator", label: "Tour Operator", means: "Up to three guides, and our tours", Icon: UsersRound },
] as const satisfies { role: Role; label: AppText; means: AppText; Icon: typeof UserRound }[];

/** Shows the fields of a registration, with its button. */
export const RegisterFields = ({
  busy = false,
  errors = {},
  emailAdvice = null,
  failure,
  isCompany = true,
  register,
  chosen,
}: RegisterFieldsProps) => {
  // One is given; it looks like a choice once somebody has made it.
  const [isTouched, setTouched] = useState(false);
  return (
    <>
      <Field
        label={t("Username")}
        error={errors.username?.message}
        hint={t("For your account. Guests see the name on your page.")}
      >
        {(control) => (
          <input {...control} autoComplete={isCompany ? "organization" : "name"} {...register("username")} />
        )}
      </Field>
      <Field label={t("Email")} error={errors.email?.message} warning={emailAdvice}>
        {(control) => (
          <input {...control} type="email" dir="ltr" autoComplete="username" {...register("email")} />
        )}
      </Field>
      <Field label={t("Password")} error={errors.password?.message} hint={t("At least 8 characters")}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register("password")} />}
      </Field>
      <Field label={t("Confirm password")} error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" {...register("confirmPassword")} />
        )}
      </Field>
      <fieldset className={styles.roles} aria-describedby="role-hint">
        <legend className={styles.legend}>{t("I am a:")}</legend>
        <div className={classNames(styles.cards, isTouched && styles.touched)}>
          {ROLES.map(({ role, label, means, Icon }) => (
            <label key={role}>
              <input
                type="radio"
                value={role}
                defaultChecked={role === chosen}
                aria-labelledby={`${role}-name`}
                aria-describedby={`${role}-means`}
                {...register("role")}
                onClick={() => setTouched(true)}
              />
              <span className={styles.role}>
                <Icon size={24} aria-hidden="true" />
                <b id={`${role}-name`}>{t(label)}</b>
                <small id={`${role}-means`}>{t(means)}</small>
              </span>
            </label>
          ))}
        </div>
        <Help id="role-hint">{t("Select your role to customize your dashboard experience")}</Help>
      </fieldset>
      {failure}
      <Button type="submit" variant="accent" size="lg" block busy={busy}>
        {busy ? t("Signing up...") : t("Sign up")}
      </Button>
    </>
  );
};
