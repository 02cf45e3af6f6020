import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { LinkKind } from "#schema/links.ts";
import { Field } from "#web/ui/field.tsx";
import { LINK_HINTS } from "./link-hints.tsx";
import { TryLink } from "./try-link.tsx";
import { useDialAdvice } from "./use-dial-advice.ts";
import { type FormValues, shownLink } from "./values.ts";

/** The field of one kind of link: tidies what was pasted, says what it leads to, and lets it be tried. */
export function LinkInput({ kind }: { kind: LinkKind }) {
  const { register, setValue, control, formState } = useFormContext<FormValues>();
  const value = useWatch({ control, name: kind.field });
  // A number that is still being typed is too short, and nobody needs to be told.
  const [isTyping, setTyping] = useState(false);
  const {
    type = "text",
    cell = kind.prefix || undefined,
    help,
    warning,
    isNumber,
    ...hint
  } = LINK_HINTS[kind.field] ?? {};
  const url = kind.toUrl(kind.normalise(value));
  const advice = useDialAdvice((isNumber && url?.replace(/\D/g, "")) || undefined);
  const doubt = advice && !advice.isFine && !isTyping ? advice.text : null;
  const caution = value.trim() === "" ? null : (warning ?? doubt);
  const said = advice?.isFine ? advice.text : help;
  const tidy = () => {
    setTyping(false);
    const shown = shownLink(kind, value);
    if (shown === value) return;
    setValue(kind.field, shown, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Field
      className="link-field"
      label={kind.label}
      error={formState.errors[kind.field]?.message}
      {...(cell !== undefined && { prefix: cell })}
      {...((isNumber || warning) && { warning: caution })}
      {...(said !== undefined && caution === null && { hint: said })}
    >
      {(control) => (
        <span className="typed">
          <input
            autoComplete="off"
            {...hint}
            {...control}
            {...register(kind.field, { onChange: () => setTyping(true), onBlur: tidy })}
            type={type}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {url !== null && <TryLink url={url} newTab={kind.newTab} label={kind.label} />}
        </span>
      )}
    </Field>
  );
}
