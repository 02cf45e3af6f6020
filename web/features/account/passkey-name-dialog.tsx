import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Passkey } from "#schema/account.ts";
import { passkeyNameSchema } from "#schema/passkey.ts";
import { reasonOf } from "#web/api/failure.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { useRenamePasskey } from "./security-mutations.ts";
import { t } from "#texts/app/t.ts";

type PasskeyNameDialogProps = { passkey: Passkey; isNew: boolean; onClose: () => void };

/** Shows the dialog that asks for a passkey's name. */
export function PasskeyNameDialog({ passkey, isNew, onClose }: PasskeyNameDialogProps) {
  const rename = useRenamePasskey();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: passkey.name },
    resolver: zodResolver(passkeyNameSchema, undefined, { mode: "sync" }),
  });
  const submit = handleSubmit(({ name }) =>
    rename.mutate(
      { id: passkey.id, name },
      {
        onSuccess: onClose,
        onError: (error) => setError("name", { message: reasonOf(error, SIGNED_OUT) }, { shouldFocus: true }),
      },
    ),
  );
  return (
    <FormDialog
      title={isNew ? t("Passkey added") : t("Rename this passkey")}
      description={
        isNew
          ? t("Next time you can sign in with it. What would you like to call this device?")
          : t("What would you like to call its device?")
      }
      submit={t("Save")}
      cancel={t("Keep “{name}”", { name: passkey.name })}
      busy={rename.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("Name")} error={formState.errors.name?.message}>
        {(control) => <input {...control} type="text" autoComplete="off" {...register("name")} />}
      </Field>
    </FormDialog>
  );
}
