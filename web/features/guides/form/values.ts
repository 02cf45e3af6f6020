import type { UseFormReturn } from "react-hook-form";
import * as z from "zod";
import { type Guide, type GuideInput, guideSchema, type GuideValues } from "#schema/guide.ts";
import { LINK_KINDS, type LinkField, type LinkKind } from "#schema/links.ts";

/** What the inputs hold: every field as text, the phone numbers without their '+'. */
export type FormValues = Record<LinkField, string> & {
  name: string;
  bio: string;
  professionalTag: string;
  reviewsEnabled: "true" | "false";
};

export type GuideFormMethods = UseFormReturn<FormValues, unknown, GuideValues>;

/** The rules of a profile, for what the inputs hold. */
export const formSchema = z
  .custom<FormValues>()
  .transform((values): GuideInput => values)
  .pipe(guideSchema);

const links = (textOf: (kind: LinkKind) => string): Record<LinkField, string> =>
  // The table has one row per field.
  Object.fromEntries(LINK_KINDS.map((kind) => [kind.field, textOf(kind)])) as Record<LinkField, string>;

/** Whether the '+' of a number stands before the input instead of in it. */
const hasPlusCell = ({ field }: LinkKind): boolean => field === "phone" || field === "whatsapp";

/** What the input shows of a link that was typed, pasted or stored: reduced as it will be stored, no '+' to type. */
export const shownLink = (kind: LinkKind, text: string): string =>
  hasPlusCell(kind) ? kind.normalise(text).replace(/^\+/, "") : kind.normalise(text);

/** The form of a new profile. */
export const newValues = (): FormValues => ({
  name: "",
  bio: "",
  professionalTag: "",
  ...links(() => ""),
  reviewsEnabled: "true",
});

/** The form of an existing profile. */
export const valuesOf = (guide: Guide): FormValues => ({
  name: guide.name,
  bio: guide.bio,
  professionalTag: guide.professionalTag,
  ...links((kind) => shownLink(kind, guide[kind.field])),
  reviewsEnabled: guide.reviewsEnabled,
});

/** What of the checked values differs from the profile as it was last seen: two tabs don't undo each other. */
export const changesTo = (guide: Guide, values: GuideValues): Partial<GuideInput> =>
  Object.fromEntries(
    Object.entries({ ...guide, ...values }).filter(
      ([field, value]) => field in values && value !== undefined && value !== Reflect.get(guide, field),
    ),
  );

/** The profile as guests would see it with these values, for the preview. */
export const linksOf = (values: FormValues): Record<LinkField, string> =>
  links((kind) => kind.normalise(values[kind.field]));
