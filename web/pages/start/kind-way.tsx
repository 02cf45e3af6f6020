import { useState } from "react";
import { CardHelp } from "#web/features/payment-ways/editing/card-help.tsx";
import type { Preset } from "#web/features/payment-ways/editing/choices.ts";
import { draftOf, isKnownRail } from "#web/features/payment-ways/editing/draft.ts";
import { useWayDraft } from "#web/features/payment-ways/editing/use-way-draft.ts";
import { WayInputs } from "#web/features/payment-ways/editing/way-inputs.tsx";
import { Answer } from "./question.tsx";
import type { WayFieldsProps } from "./way-fields.ts";

/** Shows the fields of a way that is none of the form's six. */
export function KindWay({ preset, ...props }: WayFieldsProps & { preset: Preset }) {
  const { chosen, country, problem, isBusy, head, note, buttons, onType, onWhole } = props;
  const [start] = useState(() => chosen.draft ?? draftOf(preset));
  const way = useWayDraft({
    start,
    guideCountry: country,
    isNew: chosen.draft === null,
    onDraft: (draft) => onType({ ...chosen, draft, way: null }),
  });
  const finish = () => {
    const whole = isBusy ? undefined : way.finish();
    if (whole) onWhole({ ...chosen, draft: way.draft, way: whole });
  };
  return (
    <Answer buttons={buttons} onSubmit={finish}>
      {head}
      <div>
        <WayInputs
          way={way}
          isKnownRail={preset.kind === "number" && isKnownRail(preset.label ?? "")}
          isShort
          isReadOnly={isBusy}
          refusal={
            problem?.message === undefined ? undefined : { field: problem.field, message: problem.message }
          }
        />
        {preset.kind === "card" && <CardHelp country={country} />}
      </div>
      {note}
    </Answer>
  );
}
