import { useEffect, useEffectEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { linkDigits, linkKind } from "#schema/links.ts";
import type { FormValues } from "../values.ts";
import { type CountrySignals, countrySignals } from "./country-signals.ts";
import { withCountry } from "./tip-defaults.ts";

const TIP_VALUES = ["country", "currency", "amounts"] as const;
const NUMBERS = ["phone", "whatsapp"] as const;

/** Returns the digits of a typed number, international, without '+'; "" while it is none. */
function digitsOf(field: (typeof NUMBERS)[number], typed: string): string {
  const { normalise, toUrl } = linkKind(field);
  return linkDigits(toUrl(normalise(typed)));
}

type DefaultSetup = { isNew: boolean; isSaving: boolean; isChosen: boolean };

/**
 * Fills in where a guide works until someone has chosen it: the phone number's country, else WhatsApp's, the time
 * zone's, the browser's. A default alone doesn't count as an unsaved change. `isNew`: whether the profile isn't saved yet;
 * a saved one follows a number that is typed. `isSaving`: nothing is filled in during a save, its questions included,
 * because the server does the same then. Returns whether the number and the device of a new profile say different
 * countries.
 */
export function useDefaultCountry({ isNew, isSaving, isChosen }: DefaultSetup): boolean {
  const { control, getValues, setValue, formState } = useFormContext<FormValues>();
  const [phone, whatsapp] = useWatch({ control, name: NUMBERS });
  const [signals, setSignals] = useState<CountrySignals>();
  const [first, second] = [digitsOf("phone", phone), digitsOf("whatsapp", whatsapp)];
  const isBusy = isSaving || formState.isSubmitting;
  const { dirtyFields } = formState;
  const isOpen = !isChosen && !isBusy && (isNew || NUMBERS.some((field) => dirtyFields[field] === true));

  const fill = useEffectEvent((found: CountrySignals) => {
    setSignals(found);
    const country = found.numbers || (isNew ? found.device : "");
    const [before, currency, amounts] = getValues(TIP_VALUES);
    if (isChosen || country === "" || country === before) return;
    const next = withCountry({ country: before, currency, amounts }, country);
    for (const name of TIP_VALUES) setValue(name, next[name]);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isStale = false;
    // A failed load fills nothing in.
    countrySignals([first, second]).then((found) => {
      if (!isStale) fill(found);
    }, console.warn);
    return () => {
      isStale = true;
    };
  }, [isOpen, first, second]);

  return (
    isNew && !isChosen && Boolean(signals?.numbers && signals.device && signals.numbers !== signals.device)
  );
}
