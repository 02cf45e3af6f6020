import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type ChangePasswordInput, changePasswordSchema } from "#schema/account.ts";
import { codeOf, issueOf, reasonOf } from "#web/api/failure.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useChangePassword } from "./security-mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that asks for the current password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword();
  const { register, handleSubmit, setError, formState } = useForm<ChangePasswordInput>({
    defaultValues: { currentPassword: "", password: "" },
    resolver: zodResolver(changePasswordSchema, undefined, { mode: "sync" }),
  });
  const { errors } = formState;
  const submit = handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: () => {
        toast({ title: t("Password changed"), description: t("Every other device is signed out.") });
        onClose();
      },
      onError: (error) => {
        const field =
          codeOf(error) === "password_wrong" ? "currentPassword" : issueOf(error, "password") && "password";
        if (field) setError(field, { message: reasonOf(error) }, { shouldFocus: true });
        else toastFailure(t("Not changed"), error, SIGNED_OUT);
      },
    }),
  );
  return (
    <FormDialog
      title={t("Change password")}
      description={t("Every other device is signed out.")}
      submit={t("Save the new password")}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("Current password")} error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" {...register("currentPassword")} />
        )}
      </Field>
      <Field
        label={t("New password")}
        error={errors.password?.message}
        hint={t("8 characters or more. Several words are easy to remember and hard to guess.")}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register("password")} />}
      </Field>
    </FormDialog>
  );
}
