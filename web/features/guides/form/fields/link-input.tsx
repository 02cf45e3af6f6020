import { memo, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { linkDigits, type LinkKind } from "#schema/links.ts";
import { AddressField } from "#web/ui/field.tsx";
import { useLater } from "#web/lib/use-later.ts";
import { TextButton } from "#web/ui/text-button.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { AddressLine } from "./address-line.tsx";
import { LINK_HINTS } from "./link-hints.tsx";
import { usePhoneAdvice } from "./use-phone-advice.ts";
import { type FormValues, shownLink } from "../values.ts";

const loadCheckoutAdvice = () => import("./checkout-advice.ts");
const loadEmailAdvice = () => import("#web/features/session/use-meant-email.tsx");

/**
 * Shows the input of one kind of link. It normalises the link on blur, gives advice, and has a button that opens the
 * link.
 */
export const LinkInput = memo(function LinkInput({ kind }: { kind: LinkKind }) {
  const { register, setValue, control, formState } = useFormContext<FormValues>();
  const [value, country] = useWatch({ control, name: [kind.field, "country"] });
  // A number that is being typed is always too short, so no warning is shown until the field is left.
  const [isTyping, setTyping] = useState(false);
  const {
    type = "text",
    cell = kind.prefix || undefined,
    placeholder,
    help,
    warning,
    isNumber,
    isCheckout,
    ...attributes
  } = LINK_HINTS[kind.field] ?? {};
  const label = tMessage(kind.label);
  const url = useMemo(() => kind.toUrl(kind.normalise(value)), [kind, value]);
  const advice = usePhoneAdvice((isNumber && linkDigits(url)) || undefined, country);
  const phoneWarning = advice && !advice.isFine ? advice.text : null;
  const checkout = useLater(loadCheckoutAdvice, isCheckout === true && value !== "");
  const checkoutWarning = url === null ? null : (checkout?.adviseCheckout(value) ?? null);
  const leftWarning = isTyping ? null : (phoneWarning ?? checkoutWarning);
  const shownWarning = value.trim() === "" ? null : warning ? t(warning) : leftWarning;
  const take = (number: string) =>
    setValue(kind.field, number, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const isEmail = kind.field === "email";
  const meant = useLater(loadEmailAdvice, isEmail && value !== "");
  const meantEmail = isEmail && !isTyping ? (meant?.emailAdvice(value, take) ?? null) : null;
  const hint = advice?.isFine ? advice.text : help && t(help);
  const normalise = () => {
    setTyping(false);
    const shown = shownLink(kind, value);
    if (shown === value) return;
    setValue(kind.field, shown, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <AddressField
      label={label}
      error={formState.errors[kind.field]?.message}
      {...(cell !== undefined && { prefix: cell })}
      {...(isEmail && { warning: meantEmail })}
      {...((isNumber || isCheckout || warning) && {
        warning: shownWarning && (
          <span>
            <span>{shownWarning}</span>
            {advice?.meant !== undefined && (
              <>
                {" "}
                <TextButton onClick={() => take(advice.meant ?? "")}>
                  {t("Use +{number}", { number: advice.meant })}
                </TextButton>
              </>
            )}
          </span>
        ),
      })}
      {...(hint !== undefined && shownWarning === null && { hint })}
    >
      {(control) => (
        <AddressLine link={url === null ? null : { url, newTab: kind.newTab, label }}>
          <input
            autoComplete="off"
            {...attributes}
            placeholder={placeholder && t(placeholder)}
            {...control}
            {...register(kind.field, { onChange: () => setTyping(true), onBlur: normalise })}
            type={type}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </AddressLine>
      )}
    </AddressField>
  );
});
