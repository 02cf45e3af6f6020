import type { UseFormReturn } from "react-hook-form";
import * as z from "zod";
import { type Guide, type GuideInput, guideSchema, type GuideValues } from "#schema/guide.ts";
import { LINK_KINDS, type LinkField, type LinkKind } from "#schema/links.ts";
import { platformListSchema, platformSchema, type PlatformValues } from "#schema/platform.ts";

/** What the inputs hold: every field as text, the phone numbers without their '+'. */
export type FormValues = Record<LinkField, string> & {
  name: string;
  bio: string;
  professionalTag: string;
  reviewsEnabled: "true" | "false";
  reviewPlatforms: PlatformValues[];
};
/** What the rules make of it. */
export type CheckedValues = GuideValues & { reviewPlatforms: PlatformValues[] };

export type GuideFormMethods = UseFormReturn<FormValues, unknown, CheckedValues>;

/** The row that repeats an earlier one; -1 without one. */
const repeatedRow = (rows: PlatformValues[]): number =>
  rows.findIndex((row, at) => rows.slice(0, at).some((earlier) => samePlatforms([earlier], [row])));

/** The rows of the list. What is wrong with it as a whole is told at the row that repeats another. */
const rowsSchema = z.array(platformSchema).superRefine((rows, context) => {
  const { error } = platformListSchema.safeParse(rows);
  for (const { message } of error?.issues ?? [])
    context.addIssue({ code: "custom", message, path: [repeatedRow(rows), "url"] });
});

/** The rules of a profile, for what the inputs hold. */
export const formSchema = z
  .custom<FormValues>()
  .transform((values): GuideInput & Pick<FormValues, "reviewPlatforms"> => values)
  .pipe(guideSchema.extend({ reviewPlatforms: rowsSchema }));

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
  reviewPlatforms: [],
});

/** A stored list as the rows of the form. */
export const rowsOf = (list: readonly PlatformValues[]): PlatformValues[] =>
  list.map(({ platform, url }) => ({ platform, url }));

/** Whether two lists hold the same in the same order. */
export const samePlatforms = (one: readonly PlatformValues[], other: readonly PlatformValues[]): boolean =>
  JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other));

/** The form of an existing profile with its review platforms, as far as they are known. */
export const valuesOf = (guide: Guide, platforms: readonly PlatformValues[] = []): FormValues => ({
  name: guide.name,
  bio: guide.bio,
  professionalTag: guide.professionalTag,
  ...links((kind) => shownLink(kind, guide[kind.field])),
  reviewsEnabled: guide.reviewsEnabled,
  reviewPlatforms: rowsOf(platforms),
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
