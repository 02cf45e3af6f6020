import { Eye, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { AddressField } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { t } from "#texts/app/t.ts";
import { callingCode } from "./calling-code.ts";
import { CodePicture } from "./code-picture.tsx";
import { asTyped, type Draft, type DraftField } from "./draft.ts";
import { warningOf } from "./exposure-texts.ts";
import { VALUE_FIELDS } from "./kind-fields.ts";
import { OtherFields } from "./other-fields.tsx";
import type { WayDraft } from "./use-way-draft.ts";
import styles from "./way-inputs.module.css";

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

type FieldRefusal = { field: DraftField; message: string };

type WayInputsProps = {
  way: WayDraft;
  /** whether the app is a known one, whose name and country were chosen with it */
  isKnownRail: boolean;
  isReadOnly: boolean;
  /** whether only what is needed is asked for */
  isShort?: boolean;
  /** why the server refused a field, until the way is changed */
  refusal?: FieldRefusal | undefined;
};

/** Shows the fields of one way, and a warning about what of it becomes public. */
export function WayInputs({ way, isKnownRail, isReadOnly, isShort = false, refusal }: WayInputsProps) {
  const { draft, checked, part, isLeft, type, leave } = way;
  const refused = (field: DraftField) => (refusal?.field === field ? refusal.message : undefined);
  const faultOf = (field: DraftField) => way.faultOf(field) ?? refused(field);
  const { kind, value } = draft;
  const { label, prefix: _, help: about, ...attributes } = VALUE_FIELDS[kind];
  const cell = cellOf(draft);
  const isEither = kind === "number" && callingCode(draft) === undefined;
  const warning = warningOf(checked.value ?? asTyped(draft));
  const help = about && t(about);
  // Where a button is right below, nothing may move as the field is left by a press on it.
  const isUnderstood = isShort || isLeft("value");
  const hint = isUnderstood && faultOf("value") === undefined ? (checked.hint ?? help) : help;
  return (
    <>
      <div ref={part}>
        {kind === "bank-qr" ? (
          <CodePicture
            text={value}
            understood={checked.value && checked.hint}
            fault={
              value === ""
                ? faultOf("value") && t("Please choose the picture of your code.")
                : (checked.faults.value ?? refused("value"))
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
                  readOnly={isReadOnly}
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
          isReadOnly={isReadOnly}
          isShort={isShort}
          isKnownRail={isKnownRail}
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
    </>
  );
}
