import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { isCurrency, plainAmount } from "#schema/currency.ts";
import { wholeNumber } from "#schema/digits.ts";
import { type Tour, type TourInput, type TourValues, tourSchema } from "#schema/tour.ts";
import { readTypedAmount } from "#schema/typed-amount.ts";
import { likelyLanguage } from "#web/features/content/likely-language.ts";

/** The values of the dialog's inputs: numbers as they are typed. */
export type TourForm = Omit<Tour, "id" | "imageUrl" | "priceFrom" | "durationMinutes"> & {
  priceFrom: string;
  durationMinutes: { hours: string; minutes: string };
};

/** Makes the values of a new tour, or of a saved one. `currency`: the likely one of a first price. */
export function tourFormOf(tour: Tour | undefined, currency: string): TourForm {
  const text = tour ? `${tour.title} ${tour.description}` : "";
  const duration = tour?.durationMinutes ?? null;
  const price = tour?.priceFrom ?? null;
  const known = tour && isCurrency(tour.currency) ? tour.currency : null;
  return {
    title: tour?.title ?? "",
    description: tour?.description ?? "",
    externalLink: tour?.externalLink ?? "",
    tagBookings: tour?.tagBookings ?? false,
    // A tour without a language gets the likely one.
    language: tour?.language || likelyLanguage(text),
    translations: tour?.translations ?? {},
    priceFrom: price === null || known === null ? "" : plainAmount(price, known),
    currency: tour?.currency || currency,
    durationMinutes:
      duration === null
        ? { hours: "", minutes: "" }
        : { hours: String(Math.floor(duration / 60)), minutes: String(duration % 60) },
    meetingPoint: tour?.meetingPoint ?? "",
    languages: tour?.languages ?? [],
    access: tour?.access ?? [],
  };
}

function minutesOf({ hours, minutes }: TourForm["durationMinutes"]): number | null {
  if (`${hours}${minutes}`.trim() === "") return null;
  return wholeNumber(hours) * 60 + wholeNumber(minutes);
}

/** Makes the tour's input. What can't be read becomes NaN, which the rules refuse. A currency without a price is none. */
function toInput({ priceFrom, currency, durationMinutes, ...rest }: TourForm): TourInput {
  const input = { ...rest, durationMinutes: minutesOf(durationMinutes) };
  if (priceFrom.trim() === "") return { ...input, priceFrom: null, currency: "" };
  const price = isCurrency(currency) ? (readTypedAmount(priceFrom, currency) ?? Number.NaN) : 0;
  return { ...input, priceFrom: price, currency };
}

/** The tour's schema for the inputs' values. */
const tourFormSchema = z.pipe(z.pipe(z.custom<TourForm>(), z.transform(toInput)), tourSchema);

type TourResolver = Resolver<TourForm, unknown, TourValues>;

const resolver: TourResolver = zodResolver(tourFormSchema, undefined, { mode: "sync" });

/** The dialog's resolver. What is wrong with the duration stands at its first input, which can take the focus. */
export const tourResolver: TourResolver = async (...form) => {
  const result = await resolver(...form);
  const { durationMinutes: wrong, ...others } = result.errors;
  if (!wrong) return result;
  const hours = { type: "custom", message: wrong.message ?? "" };
  return { values: {}, errors: { ...others, durationMinutes: { hours } } };
};
