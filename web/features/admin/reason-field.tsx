import { Field } from "#web/ui/field.tsx";
import { useHoldPage } from "#web/lib/hold-page.ts";
import { t } from "#texts/app/t.ts";

type ReasonFieldProps = {
  label?: string;
  hint?: string;
  rows?: number;
  value: string;
  /** whether a decision was tried without a reason */
  isMissing: boolean;
  onChange: (reason: string) => void;
};

/** Asks for the reason of an admin's decision. What is typed outlives the end of the admin's session. */
export function ReasonField({ label, hint, rows = 3, value, isMissing, onChange }: ReasonFieldProps) {
  useHoldPage(value !== "");
  return (
    <Field label={label ?? t("Reason")} hint={hint} error={isMissing ? t("Please give a reason") : undefined}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={500}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
