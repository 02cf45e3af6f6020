import { useForm } from "react-hook-form";
import { passwordFault } from "#schema/login-rules.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { t } from "#texts/app/t.ts";

export type ProofDialogProps = {
  /** repeats the call with the password; resolves with the reason where the password was refused */
  onPassword: (password: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Shows the dialog that asks for the password again. */
export function ProofDialog({ onPassword, onClose }: ProofDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "" } });
  const submit = handleSubmit(async ({ password }) => {
    const message = await onPassword(password);
    if (message !== undefined) setError("password", { message }, { shouldFocus: true });
  });
  return (
    <FormDialog
      title={t("It's you, isn't it?")}
      description={t("Please enter your password to go on.")}
      submit={t("Go on")}
      busy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("Your password")} error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            {...register("password", { validate: passwordFault })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
