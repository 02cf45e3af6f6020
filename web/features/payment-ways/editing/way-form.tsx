import { useState } from "react";
import type { Country } from "#schema/country.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FieldMessage } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";
import { type Draft, isKnownRail } from "./draft.ts";
import { useWayDraft } from "./use-way-draft.ts";
import { WayInputs } from "./way-inputs.tsx";

type WayFormProps = {
  start: Draft;
  guideCountry: Country | null;
  /** whether the way was just chosen, so that its field gets the focus */
  isNew: boolean;
  /** whether the way is saved later, with the form */
  isLater: boolean;
  isSaving: boolean;
  onDraft: (draft: Draft) => void;
  /** saves the way; resolves with the reason where that failed */
  onSave: (way: PaymentWay) => Promise<string | undefined>;
  onClose: () => void;
};

/** Shows the fields of one way in its dialog, with the buttons. */
export function WayForm({
  start,
  guideCountry,
  isNew,
  isLater,
  isSaving,
  onDraft,
  onSave,
  onClose,
}: WayFormProps) {
  const [problem, setProblem] = useState<string>();
  const typed = (draft: Draft) => {
    setProblem(undefined);
    onDraft(draft);
  };
  const way = useWayDraft({ start, guideCountry, isNew, onDraft: typed });

  const submit = async () => {
    const finished = isSaving ? undefined : way.finish();
    if (finished) setProblem(await onSave(finished));
  };
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <WayInputs
        way={way}
        isKnownRail={start.kind === "number" && isKnownRail(start.label)}
        isReadOnly={isSaving}
      />
      <div role="alert">{problem !== undefined && <FieldMessage>{problem}</FieldMessage>}</div>
      <DialogActions>
        <Button variant="line" disabled={isSaving} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" busy={isSaving}>
          {isLater ? t("Done") : t("Show it on my page")}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
