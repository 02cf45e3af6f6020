import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressField } from "#web/ui/field.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { AddressLine } from "./address-line.tsx";
import { likelyHandle } from "./likely-handle.ts";
import type { FormValues } from "../values.ts";
import { HANDLE_INPUT, shownHandle } from "../../shown-handle.ts";

const bare = (handle: string): string => handle.replaceAll("-", "");

/** Shows the field for the page's handle. `stored`: the handle that leads to the page already. */
export function HandleField({ stored }: { stored: string | null }) {
  const { register, setValue, control, formState } = useFormContext<FormValues>();
  const value = useWatch({ control, name: "handle" });
  const [isTyping, setTyping] = useState(false);
  const meant = likelyHandle(shownHandle(value));
  const take = (handle: string) =>
    setValue("handle", handle, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const normalise = () => {
    setTyping(false);
    const shown = shownHandle(value);
    if (shown === value) return;
    take(shown);
  };
  const isStored = stored !== null && shownHandle(value) === stored;
  return (
    <AddressField
      label={t("Page address")}
      prefix={`${location.host}/@`}
      error={formState.errors.handle?.message}
      warning={
        isTyping || meant === "" || bare(meant) === bare(shownHandle(value)) ? null : (
          <TextButton onClick={() => take(meant)}>{t("Use {handle}", { handle: meant })}</TextButton>
        )
      }
      hint={
        stored !== null
          ? t("You can change it twice in 30 days. The old one leads here for a year.")
          : t("Easy to say and to type: your name, or your tour’s.")
      }
    >
      {(props) => (
        <AddressLine link={isStored ? { url: `/@${stored}`, newTab: true, label: t("Page address") } : null}>
          <input
            {...props}
            {...register("handle", { onChange: () => setTyping(true), onBlur: normalise })}
            {...HANDLE_INPUT}
          />
        </AddressLine>
      )}
    </AddressField>
  );
}
