import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Guide, handOnSchema } from "#schema/guide.ts";
import { reasonOf, statusOf } from "#web/api/failure.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import { useHandOn } from "../mutations.ts";
import { StaysAndGoes } from "./stays-and-goes.tsx";

const CHANGED: PlainText =
  "This profile was changed in another tab or on another device. Close this and look at it first.";

type HandOnDialogProps = { guide: Guide; hasTours: boolean; onClose: () => void };

/** Shows the dialog that asks who wears the badge from now on, and says what stays and what goes. */
export function HandOnDialog({ guide, hasTours, onClose }: HandOnDialogProps) {
  const handOn = useHandOn();
  const proof = useProof();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(handOnSchema, undefined, { mode: "sync" }),
    defaultValues: { name: "" },
  });
  const submit = handleSubmit(async ({ name }) => {
    try {
      const { id, updatedAt: version } = guide;
      await proof.run((password) => handOn.mutateAsync({ id, version, name, password }));
      toast({
        title: t("Badge handed on"),
        description: t("{name} wears it now. Fill in the page next.", { name }),
      });
      onClose();
    } catch (error) {
      if (error instanceof ProofRefused) return;
      const message = statusOf(error) === 412 ? t(CHANGED) : reasonOf(error, SIGNED_OUT);
      setError("name", { message }, { shouldFocus: true });
    }
  });
  return (
    <>
      <FormDialog
        title={t("Hand the badge on")}
        description={t(
          "{name} stops wearing this badge, and somebody new takes over. This cannot be undone.",
          {
            name: guide.name,
          },
        )}
        lead={<StaysAndGoes hasTours={hasTours} />}
        submit={t("Hand it on")}
        busy={handOn.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <Field label={t("Who wears it now?")} error={formState.errors.name?.message}>
          {(control) => (
            <input {...control} type="text" dir="auto" autoComplete="off" {...register("name")} />
          )}
        </Field>
      </FormDialog>
      {proof.dialog}
    </>
  );
}
