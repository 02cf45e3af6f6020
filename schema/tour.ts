import * as z from "zod/mini";
import { bookingLink } from "./booking-rules.ts";
import { FEATURED_MAX } from "./limits.ts";
import { message } from "#texts/message.ts";
import { emptied, line, lines } from "./text.ts";
import { FACTS, lonePrice, tooHighPrice, type TourFacts } from "./tour-facts.ts";
import { type Translations, translationsOf } from "./translations.ts";
import type { WrittenLanguage } from "./language-tag.ts";
import { writtenLanguage } from "./written-language.ts";

export const TITLE_MAX = 50;
export const DESCRIPTION_MAX = 150;
const TITLE_LONG = message("Title must be {max} characters or less", { max: TITLE_MAX });
const DESCRIPTION_LONG = message("Description must be {max} characters or less", {
  max: DESCRIPTION_MAX,
});
const TOO_MANY = message("A profile can show up to {max} tours", { max: FEATURED_MAX });
const NONE_SELECTED = "Please select a tour to assign";
const POSITION_MESSAGE = message("Position must be between {min} and {max}", { min: 1, max: FEATURED_MAX });

const tourFields = z.object({
  title: line({ label: "Title", max: TITLE_MAX, tooLong: TITLE_LONG, required: "Title is required" }),
  description: lines({
    label: "Description",
    max: DESCRIPTION_MAX,
    tooLong: DESCRIPTION_LONG,
    required: "Description is required",
  }),
  externalLink: bookingLink,
  /** whether its booking links say by utm_source and utm_campaign where the guest comes from */
  tagBookings: z.optional(
    z.pipe(
      z.nullable(z.boolean("Invalid input")),
      z.transform((tag) => tag ?? false),
    ),
  ),
  ...FACTS,
  /** the language of title and description */
  language: writtenLanguage,
  /** title and description in other languages; a save replaces all of them */
  translations: translationsOf({
    title: emptied(line({ label: "Title", max: TITLE_MAX, tooLong: TITLE_LONG })),
    description: emptied(lines({ label: "Description", max: DESCRIPTION_MAX, tooLong: DESCRIPTION_LONG })),
  }),
});

/** Returns the check of a rule about price and currency together. */
const refuse =
  (rule: typeof tooHighPrice): z.core.CheckFn<Parameters<typeof tooHighPrice>[0]> =>
  (context) => {
    const wrong = rule(context.value);
    if (wrong) context.issues.push({ code: "custom", input: context.value, ...wrong });
  };

/** POST /api/tours */
export const tourSchema = tourFields.check(refuse(lonePrice), refuse(tooHighPrice));
/** PATCH /api/tours/{id}: the fields to change. Price and currency are checked with those that are stored. */
export const tourPatchSchema = z.partial(tourFields).check(refuse(tooHighPrice));
export type TourInput = z.input<typeof tourSchema>;
export type TourValues = z.output<typeof tourSchema>;
export type TourPatch = z.output<typeof tourPatchSchema>;

const tourId = z
  .int(NONE_SELECTED)
  .check(z.minimum(1, NONE_SELECTED), z.maximum(Number.MAX_SAFE_INTEGER, NONE_SELECTED));

const position = z
  .int(POSITION_MESSAGE)
  .check(z.minimum(1, POSITION_MESSAGE), z.maximum(FEATURED_MAX, POSITION_MESSAGE));

/** POST /api/guides/{id}/tours */
export const featuredTourSchema = z.object({ tourId, position });

/** POST /api/tours/show-on-all: the tours, in the order in which each profile shows them. */
export const showOnAllSchema = z.object({
  tourIds: z
    .array(tourId, NONE_SELECTED)
    .check(z.minLength(1, NONE_SELECTED), z.maxLength(FEATURED_MAX, TOO_MANY)),
});

/** PATCH /api/guides/{id}/tours/{assignmentId} */
export const featuredTourMoveSchema = z.object({ position });

export type Tour = TourFacts & {
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  /** may name the guide by {guide} in its query */
  externalLink: string;
  tagBookings: boolean;
  /** the language of title and description */
  language: WrittenLanguage;
  translations: Translations<"title" | "description">;
};
export type FeaturedTour = { id: number; tourId: number; position: number; tour: Tour };
