import { useEffect, useRef, useState } from "react";
import type { Country } from "#schema/country.ts";
import { paymentKind, type PaymentWay } from "#payment-codes/kinds.ts";
import { callingCode } from "./calling-code.ts";
import { checkDraft, type Draft, type DraftField, typedForm } from "./draft.ts";

type Setup = {
  start: Draft;
  guideCountry: Country | null;
  /** whether the way was just chosen, so that its field gets the focus */
  isNew: boolean;
  onDraft: (draft: Draft) => void;
};

/** Writes a draft's value as its input shows it. */
function asShown(draft: Draft, guideCountry: Country | null): Draft {
  const { value } = checkDraft(draft, guideCountry);
  return value ? { ...draft, value: typedForm(value, callingCode(draft)) } : draft;
}

/** Keeps one way as it is being typed. Each field is checked when it is left. */
export function useWayDraft({ start, guideCountry, isNew, onDraft }: Setup) {
  const [draft, setDraft] = useState(() => asShown(start, guideCountry));
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const part = useRef<HTMLDivElement>(null);
  const checked = checkDraft(draft, guideCountry);

  const focusField = (name: string) =>
    part.current?.querySelector<HTMLElement>(`[name="${name}"], button`)?.focus();
  useEffect(() => {
    if (isNew) focusField("value");
  }, [isNew]);

  const type = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraft(next);
  };
  return {
    draft,
    checked,
    /** the element around the inputs */
    part,
    type,
    leave: (field: DraftField): void => {
      if (draft[field].trim() !== "") setLeft(new Set([...left, field]));
      const { value } = asShown(draft, guideCountry);
      if (field === "value" && value !== draft.value) type({ value });
    },
    isLeft: (field: DraftField): boolean => left.has(field),
    faultOf: (field: DraftField): string | undefined => (left.has(field) ? checked.faults[field] : undefined),
    /** Returns the whole way. Where something is wrong with it, shows that and focuses the first such field. */
    finish: (): PaymentWay | undefined => {
      const fields: DraftField[] = ["value", ...paymentKind(draft.kind).fields];
      setLeft(new Set(fields));
      if (!checked.way) focusField(fields.find((field) => checked.faults[field] !== undefined) ?? "value");
      return checked.way;
    },
  };
}

export type WayDraft = ReturnType<typeof useWayDraft>;
