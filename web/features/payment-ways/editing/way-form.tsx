import { Eye, Phone } from "lucide-react";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Country } from "#schema/country.ts";
import { paymentKind, type PaymentWay } from "#payment-codes/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { AddressField, FieldMessage } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { t } from "#texts/app/t.ts";
import { CodePicture } from "./code-picture.tsx";
import {
  asTyped,
  checkDraft,
  type Draft,
  type DraftField,
  phoneCountry,
  isKnownRail,
  typedForm,
} from "./draft.ts";
import { warningOf } from "./exposure-texts.ts";
import { VALUE_FIELDS } from "./kind-fields.ts";
import { OtherFields } from "./other-fields.tsx";
import styles from "./way-form.module.css";

type WayFormProps = {
  start: Draft;
  guideCountry: Country | null;
  /** whether the way was just chosen, so that its field gets the focus */
  isNew: boolean;
  /** whether the way is saved later, with the form */
  isLater: boolean;
  onDraft: (draft: Draft) => void;
  /** saves the way; resolves with the reason where that failed */
  onSave: (way: PaymentWay) => Promise<string | undefined>;
  onClose: () => void;
};

/** Answers the calling code, such as "+351", where the field takes numbers of one country. */
function callingCode(draft: Draft): string | undefined {
  const country = phoneCountry(draft);
  return country && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** Renders the input's prefix. */
function cellOf(draft: Draft): ReactNode {
  const code = callingCode(draft);
  if (code === undefined) return VALUE_FIELDS[draft.kind].prefix;
  return (
    <>
      <Phone size={19} aria-hidden="true" />
      {code}
    </>
  );
}

/** Shows the fields of one way. Each is checked when it is left. */
export function WayForm(props: WayFormProps) {
  const { start, guideCountry, isNew, isLater, onDraft, onSave, onClose } = props;
  const [draft, setDraft] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const checked = checkDraft(draft, guideCountry);
  const { kind, value } = draft;
  const { label, prefix: _, help: about, ...attributes } = VALUE_FIELDS[kind];

  const focusField = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"], button`)?.focus();
  useEffect(() => {
    if (isNew) focusField("value");
  }, [isNew]);

  const type = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setProblem(undefined);
    setDraft(next);
    onDraft(next);
  };
  const leave = (field: DraftField) => {
    if (draft[field].trim() !== "") setLeft(new Set([...left, field]));
    if (field !== "value" || !checked.value) return;
    const shown = typedForm(checked.value, callingCode(draft));
    if (shown !== value) type({ value: shown });
  };
  const faultOf = (field: DraftField) => (left.has(field) ? checked.faults[field] : undefined);

  const submit = async () => {
    if (isSaving) return;
    const fields: DraftField[] = ["value", ...paymentKind(kind).fields];
    setLeft(new Set(fields));
    if (!checked.way) {
      focusField(fields.find((field) => checked.faults[field] !== undefined) ?? "value");
      return;
    }
    setSaving(true);
    setProblem(await onSave(checked.way));
    setSaving(false);
  };

  const cell = cellOf(draft);
  const isEither = kind === "number" && callingCode(draft) === undefined;
  const warning = warningOf(checked.value ?? asTyped(draft));
  const help = about && t(about);
  const hint = left.has("value") && faultOf("value") === undefined ? (checked.hint ?? help) : help;
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div ref={form}>
        {kind === "bank-qr" ? (
          <CodePicture
            text={value}
            understood={checked.value && checked.hint}
            fault={
              value === ""
                ? faultOf("value") && t("Please choose the picture of your code.")
                : checked.faults.value
            }
            onText={(text) => type({ value: text })}
          />
        ) : (
          <AddressField
            label={isEither ? t("Phone number or e-mail") : t(label)}
            error={faultOf("value")}
            {...(cell !== undefined && { prefix: cell })}
            {...(hint !== undefined && { hint })}
          >
            {(control) => (
              <span className={styles.line}>
                <input
                  type="text"
                  {...attributes}
                  {...(isEither && { type: "text" })}
                  {...control}
                  name="value"
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  readOnly={isSaving}
                  required
                  value={value}
                  onChange={({ target }) => type({ value: target.value })}
                  onBlur={() => leave("value")}
                />
              </span>
            )}
          </AddressField>
        )}
        <OtherFields
          draft={draft}
          faults={checked.faults}
          faultOf={faultOf}
          isReadOnly={isSaving}
          isKnownRail={kind === "number" && isKnownRail(start.label)}
          onType={type}
          onLeave={leave}
        />
      </div>
      {warning && (
        <Note tone="warn" className={styles.warning}>
          <Eye size={21} aria-hidden="true" />
          <span>
            <b>{t(warning.title)}</b>
            {t(warning.text)}
          </span>
        </Note>
      )}
      <div role="alert">{problem !== undefined && <FieldMessage>{problem}</FieldMessage>}</div>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" busy={isSaving}>
          {isLater ? t("Done") : t("Show it on my page")}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
