import * as z from "zod/mini";
import { ACCESS } from "#schema/tour-facts.ts";
import { language, maybeAddress, named, number, text, textOf, yes } from "../words.ts";
import { translationsOf } from "./guides.ts";

export const Tour = named(
  "Tour",
  "A tour of an operator's. `priceFrom` is in minor units.",
  z.strictObject({
    id: number,
    title: text,
    description: text,
    imageUrl: maybeAddress,
    externalLink: textOf("where guests book; may name the guide by {guide} in its query"),
    tagBookings: yes,
    language,
    translations: translationsOf("title", "description"),
    priceFrom: z.nullable(number),
    currency: text,
    durationMinutes: z.nullable(number),
    meetingPoint: text,
    languages: z.array(language),
    access: z.array(z.enum(ACCESS)),
  }),
);

export const FeaturedTour = named(
  "FeaturedTour",
  "A tour on a profile, at its position.",
  z.strictObject({ id: number, tourId: number, position: number, tour: Tour }),
);

export const TourPlace = named(
  "TourPlace",
  "Where a profile shows a tour.",
  z.strictObject({ guideId: number, tourId: number, position: number }),
);
