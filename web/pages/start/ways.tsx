import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { countryOf } from "#schema/country.ts";
import { CountryField } from "#web/features/guides/form/fields/country-field.tsx";
import { countrySignals } from "#web/features/guides/form/fields/country-signals.ts";
import type { Choice } from "#web/features/payment-ways/editing/choices.ts";
import { fetchAhead } from "#web/lib/fetch-ahead.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { Answer, headOf, Question } from "./question.tsx";
import type { ChosenWay } from "./run.ts";
import type { Making } from "./use-making.tsx";
import type { RunState } from "./use-run.ts";
import { ChosenHead, WayChoices } from "./way-choices.tsx";

const loadPicker = () => import("#web/features/payment-ways/editing/picker-dialog.tsx");
/** Loads the fields when a way was chosen, because they know the numbers and accounts of every country. */
const loadFields = async () => {
  const [{ KindWay }, { FieldWay }] = await Promise.all([
    import("./kind-way.tsx"),
    import("./field-way.tsx"),
  ]);
  return { KindWay, FieldWay };
};

/** Fills in the country of the device until one is known. */
function useDeviceCountry({ run, change }: RunState): void {
  const isUnknown = run.country === "";
  const fill = useEffectEvent((country: string) => {
    if (run.country === "" && country !== "") change({ country });
  });
  useEffect(() => {
    // A failed load fills nothing in.
    if (isUnknown) countrySignals([]).then(({ device }) => fill(device), console.warn);
  }, [isUnknown]);
}

type WaysProps = { started: RunState; making: Making; note: ReactNode };

/** Asks for one way to be tipped; once the profile exists, for another try of one that was refused. */
export function Ways({ started, making, note }: WaysProps) {
  const { run, change, go, back } = started;
  const { problem, isBusy, make, skip, mend } = making;
  const isMade = run.guideId !== null;
  const country = countryOf(run.country);
  const { way } = run;
  const [isChosen, setChosen] = useState(way !== null);
  const [isPicking, setPicking] = useState(false);
  useDeviceCountry(started);
  useEffect(() => fetchAhead(loadFields), []);
  const shown = isChosen ? way : null;
  const giveUp = () => setChosen(false);
  const fields = useLazyPart({ load: loadFields, isOpen: shown !== null, onFailure: giveUp });
  const picker = useLazyPart({ load: loadPicker, isOpen: isPicking, onFailure: () => setPicking(false) });

  const choose = (choice: Choice) => {
    setPicking(false);
    mend();
    if (way?.choice.id !== choice.id) change({ way: { choice, draft: null, way: null, text: "" } });
    setChosen(true);
  };
  const type = (chosen: ChosenWay) => {
    mend();
    change({ way: chosen });
  };
  const whole = (chosen: ChosenWay) => {
    change({ way: chosen, isLater: false });
    if (isMade) make();
    else go("ready");
  };
  const later = () => {
    change({ isLater: true });
    if (!isMade) go("ready");
    else if (problem) skip(problem);
  };

  const common = {
    ...headOf("tips"),
    ...(isMade && { number: undefined }),
    onBack: isMade ? undefined : back,
  };
  if (!shown)
    return (
      <Question {...common}>
        <Answer
          onSubmit={later}
          buttons={
            <Button type="submit" variant="line" size="lg">
              {t("Later")}
            </Button>
          }
        >
          <CountryField value={run.country} onChange={(chosen) => change({ country: chosen })} />
          <WayChoices country={country} onChoose={choose} onMore={() => setPicking(true)} />
          {note}
        </Answer>
        {isPicking && picker && (
          <picker.PickerDialog country={country} onChoose={choose} onClose={() => setPicking(false)} />
        )}
      </Question>
    );
  const props = {
    chosen: shown,
    country,
    problem,
    isBusy,
    note,
    head: (
      <ChosenHead choice={shown.choice} country={country}>
        <TextButton disabled={isBusy} onClick={giveUp}>
          {t("Change")}
        </TextButton>
      </ChosenHead>
    ),
    buttons: (
      <>
        <Button variant="line" size="lg" disabled={isBusy} onClick={later}>
          {t("Later")}
        </Button>
        <Button type="submit" size="lg" busy={isBusy}>
          {isMade ? t("Try again") : t("Next")}
        </Button>
      </>
    ),
    onType: type,
    onWhole: whole,
  };
  const { choice } = shown;
  return (
    <Question {...common}>
      {!fields && <Skeleton height={260} borderRadius={14} />}
      {fields && "preset" in choice && <fields.KindWay key={choice.id} {...props} preset={choice.preset} />}
      {fields && "field" in choice && <fields.FieldWay key={choice.id} {...props} field={choice.field} />}
    </Question>
  );
}
