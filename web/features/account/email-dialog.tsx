import { useForm, useWatch } from "react-hook-form";
import type { User } from "#schema/account.ts";
import { emailFault, toEmail } from "#schema/login-rules.ts";
import { reasonOf } from "#web/api/failure.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useChangeEmail } from "./security-mutations.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { useMeantEmail } from "#web/features/session/use-meant-email.tsx";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that asks for the account's new address. */
export function EmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useChangeEmail();
  const proof = useProof();
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    defaultValues: { email: "" },
  });
  const meant = useMeantEmail(useWatch({ control, name: "email" }), (value) =>
    setValue("email", value, { shouldValidate: formState.isSubmitted }),
  );
  const submit = handleSubmit(async ({ email }) => {
    try {
      await proof.run((password) => change.mutateAsync({ email, password }));
      toast({
        title: t("Check your e-mail"),
        description: t("An e-mail is on its way to {email}. Your address changes once you use its link.", {
          email: toEmail(email),
        }),
      });
      onClose();
    } catch (error) {
      if (!(error instanceof ProofRefused))
        setError("email", { message: reasonOf(error, SIGNED_OUT) }, { shouldFocus: true });
    }
  });
  const validate = (typed: string) =>
    emailFault(typed) ?? (toEmail(typed) === user.email ? t("That is your address already") : undefined);
  return (
    <>
      <FormDialog
        title={t("Change e-mail")}
        description={t(
          "You sign in with {email} until the new address is confirmed. We also write to the old one.",
          {
            email: user.email,
          },
        )}
        submit={t("Send the e-mail")}
        busy={change.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <Field label={t("New email")} error={formState.errors.email?.message} warning={meant.advice}>
          {(control) => (
            <input
              {...control}
              type="email"
              dir="ltr"
              autoComplete="email"
              {...register("email", { validate, ...meant.events })}
            />
          )}
        </Field>
      </FormDialog>
      {proof.dialog}
    </>
  );
}
