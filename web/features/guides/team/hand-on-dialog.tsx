import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { handleSchema } from "#schema/handle.ts";
import { type Guide, handOnSchema } from "#schema/guide.ts";
import { paths } from "#web/paths.ts";
import { codeOf, issueOf, reasonOf, statusOf } from "#web/api/failure.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { AddressField, Field } from "#web/ui/field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import { HANDLE_INPUT, shownHandle } from "../shown-handle.ts";
import { useHandOn } from "../mutations.ts";
import { StaysAndGoes } from "./stays-and-goes.tsx";

const CHANGED: PlainText =
  "This profile was changed in another tab or on another device. Close this and look at it first.";

const formSchema = z.extend(handOnSchema, {
  handle: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => shownHandle(typed) || null),
    ),
    handleSchema,
  ),
});

type HandOnDialogProps = { guide: Guide; hasTours: boolean; onClose: () => void };

/**
 * Shows the dialog that asks who wears the badge from now on, and says what stays and what goes. It shows the page address,
 * which may be a name, to choose another. Its message offers to print the new badge.
 */
export function HandOnDialog({ guide, hasTours, onClose }: HandOnDialogProps) {
  const handOn = useHandOn();
  const proof = useProof();
  const [before] = useState(guide);
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(formSchema, undefined, { mode: "sync" }),
    defaultValues: { name: "", handle: before.handle ?? "" },
  });
  const submit = handleSubmit(async ({ name, handle: typed }) => {
    try {
      const { id, updatedAt: version } = guide;
      const handle = typed === before.handle ? undefined : typed;
      await proof.run((password) => handOn.mutateAsync({ id, version, name, handle, password }));
      toast({
        title: t("Badge handed on"),
        description: t(
          "{name} wears it now. What you printed before shows {before}’s name and photo; a new badge has the same code.",
          { name, before: before.name },
        ),
        choices: [
          { label: t("Print the new badge"), onAction: () => void navigate(paths.print(id)) },
          { label: t("Fill in the page"), onAction: () => void navigate(paths.edit(id)) },
        ],
      });
      onClose();
    } catch (error) {
      if (error instanceof ProofRefused) return;
      const message = statusOf(error) === 412 ? t(CHANGED) : reasonOf(error, SIGNED_OUT);
      const isAddress = codeOf(error)?.startsWith("handle_") || issueOf(error, "handle") !== undefined;
      setError(isAddress ? "handle" : "name", { message }, { shouldFocus: true });
    }
  });
  return (
    <>
      <FormDialog
        title={t("Hand the badge on")}
        description={t(
          "{name} stops wearing this badge, and somebody new takes over. This cannot be undone.",
          {
            name: before.name,
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
        {before.handle !== null && (
          <AddressField
            label={t("Page address")}
            prefix={`${location.host}/@`}
            error={formState.errors.handle?.message}
            hint={t(
              "Is it the name of whoever wore the badge? Choose another; this one leads here for a year. If it stays, prints leave it out until you save it again.",
            )}
          >
            {(control) => <input {...control} {...register("handle")} {...HANDLE_INPUT} />}
          </AddressField>
        )}
      </FormDialog>
      {proof.dialog}
    </>
  );
}
