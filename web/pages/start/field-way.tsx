import { useEffect, useEffectEvent, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { linkKind, type LinkField } from "#schema/links.ts";
import { LinkInput } from "#web/features/guides/form/fields/link-input.tsx";
import { rulesFor } from "#web/features/guides/form/rules-for.ts";
import { type CheckedValues, type FormValues, newValues } from "#web/features/guides/form/values.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { useLateRules } from "#web/ui/use-late-rules.ts";
import { t } from "#texts/app/t.ts";
import { Answer } from "./question.tsx";
import type { WayFieldsProps } from "./way-fields.ts";

/** Shows the input of a way that is one of the form's six fields, with the form's rules. */
export function FieldWay({ field, ...props }: WayFieldsProps & { field: LinkField }) {
  const { chosen, country, problem, isBusy, head, note, buttons, onType, onWhole } = props;
  const refusal = problem?.message;
  const [loadRules] = useState(() => rulesFor(undefined));
  const form = useForm<FormValues, unknown, CheckedValues>({
    resolver: useLateRules(loadRules, (error) => toastFailure(t("Error"), error)),
    // The name is asked for elsewhere.
    defaultValues: { ...newValues({ name: "-" }), country: country ?? "", [field]: chosen.text },
  });
  const { setError, setFocus, getValues, subscribe } = form;
  const focusEmpty = useEffectEvent(() => {
    if (chosen.text === "") setFocus(field);
  });
  useEffect(() => focusEmpty(), []);
  const typed = useEffectEvent((text: string) => onType({ ...chosen, text }));
  useEffect(
    () =>
      subscribe({
        name: field,
        formState: { values: true },
        callback: ({ values }) => typed(values[field]),
      }),
    [subscribe, field],
  );
  useEffect(() => {
    if (refusal !== undefined) setError(field, { type: "server", message: refusal }, { shouldFocus: true });
  }, [refusal, field, setError]);
  const finish = async () => {
    if (isBusy) return;
    if (getValues(field).trim() === "")
      setError(field, { message: t("Please fill this in.") }, { shouldFocus: true });
    else if (await form.trigger(field, { shouldFocus: true })) onWhole({ ...chosen, text: getValues(field) });
  };
  return (
    <FormProvider {...form}>
      <Answer buttons={buttons} onSubmit={() => void finish()}>
        {head}
        <LinkInput kind={linkKind(field)} />
        {note}
      </Answer>
    </FormProvider>
  );
}
