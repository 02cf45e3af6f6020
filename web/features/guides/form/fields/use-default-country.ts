import { useEffect, useEffectEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { linkKind } from "#schema/links.ts";
import { homeOf } from "#schema/payment-ways/order.ts";
import type { FormValues } from "../values.ts";
import { withCountry } from "./tip-defaults.ts";

const TIP_VALUES = ["country", "currency", "amounts"] as const;

type DefaultSetup = { isNew: boolean; isSaving: boolean; isChosen: boolean };

/**
 * Fills in where a guide works until somebody has chosen it: the phone number's country, else the browser's. A default
 * alone doesn't count as an unsaved change. `isNew`: whether the profile isn't saved yet; a saved one follows a number
 * that is typed. `isSaving`: nothing is filled in during a save, its questions included, because the server does the same then.
 */
export function useDefaultCountry({ isNew, isSaving, isChosen }: DefaultSetup): void {
  const { control, getValues, setValue, formState } = useFormContext<FormValues>();
  const phone = useWatch({ control, name: "phone" });
  const { normalise, toUrl } = linkKind("phone");
  const digits = toUrl(normalise(phone))?.replace(/\D/g, "") ?? "";
  const isBusy = isSaving || formState.isSubmitting;
  const isOpen = !isChosen && !isBusy && (isNew || formState.dirtyFields.phone === true);

  const fill = useEffectEvent((country: string) => {
    const [known, currency, amounts] = getValues(TIP_VALUES);
    if (isChosen || country === "" || country === known) return;
    const next = withCountry({ country: known, currency, amounts }, country);
    for (const name of TIP_VALUES) setValue(name, next[name]);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    if (digits === "") {
      fill(homeOf({ acceptLanguage: navigator.languages.join(",") }) ?? "");
      return undefined;
    }
    let isStale = false;
    // A failed load fills nothing in.
    import("./phone-advice.ts").then(({ countryOfDigits }) => {
      if (!isStale) fill(countryOfDigits(digits));
    }, console.warn);
    return () => {
      isStale = true;
    };
  }, [isOpen, digits]);
}
