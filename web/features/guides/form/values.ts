import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { type Guide, type GuideInput, guideSchema, type GuideValues, linkRules } from "#schema/guide.ts";
import { handleSchema } from "#schema/handle.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { completeUrl } from "#schema/url.ts";
import { LINK_KINDS, type LinkField, type LinkKind } from "#schema/links.ts";
import { isCurrency, type Currency } from "#schema/currency.ts";
import { platformListSchema, platformSchema, type PlatformValues } from "#schema/platform.ts";
import { likelyLanguage } from "#web/features/words/likely-language.ts";
import { readAmount, shownAmounts, type TipValues } from "./amounts.ts";

/** The values of the inputs: every field as text, phone numbers without their '+'. */
export type FormValues = Record<LinkField, string> &
  TipValues & {
    name: string;
    callMe: string;
    bio: string;
    professionalTag: string;
    language: WrittenLanguage;
    languagesSpoken: WrittenLanguage[];
    translations: Guide["translations"];
    handle: string;
    reviewsEnabled: "true" | "false";
    reviewPlatforms: PlatformValues[];
  };
/** The values as the schema has checked and cleaned them. */
export type CheckedValues = GuideValues & { handle: string | null; reviewPlatforms: PlatformValues[] };

export type GuideFormMethods = UseFormReturn<FormValues, unknown, CheckedValues>;

/** Finds the index of the first row that repeats an earlier one; -1 without one. */
const repeatedRow = (rows: PlatformValues[]): number =>
  rows.findIndex((row, at) => rows.slice(0, at).some((earlier) => samePlatforms([earlier], [row])));

/** Checks the rows and the list. A message about the list goes to the row that repeats another. */
const rowsSchema = z.array(platformSchema).check(({ value: rows, issues }) => {
  const { error } = platformListSchema.safeParse(rows);
  for (const { message } of error?.issues ?? [])
    issues.push({ code: "custom", message, path: [repeatedRow(rows), "url"], input: rows });
});

/** Reads an empty input as no handle. A profile is created without a handle, and the update that follows sets it. */
const handleInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string | null => shownHandle(typed) || null),
  ),
  handleSchema,
);

type TypedAmounts = { currency: Currency; texts: string[] };

/** Reads the amounts. A message goes to the amount it is about. */
const amountsSchema = z.pipe(
  z.custom<TypedAmounts>().check(({ value: { currency, texts }, issues }) => {
    for (const [place, text] of texts.entries()) {
      const read = readAmount(text, currency);
      if ("message" in read)
        issues.push({ code: "custom", message: read.message, path: [place], input: text });
    }
  }),
  z.transform(({ currency, texts }) => {
    const minors = texts.flatMap((text) => {
      const read = readAmount(text, currency);
      return "minor" in read ? [read.minor] : [];
    });
    return minors.length > 0 ? minors : null;
  }),
);

type Typed = GuideInput &
  Pick<FormValues, "handle" | "reviewPlatforms"> & { amounts?: TypedAmounts | undefined };

/** Makes the input of the profile's schema. Leaves out what isn't known, which the server fills in. */
const toInput = ({ country, currency, amounts, ...values }: FormValues): Typed => ({
  ...values,
  zelleLink: completeUrl(values.zelleLink),
  stripeLink: completeUrl(values.stripeLink),
  reviewPlatforms: values.reviewPlatforms.map(({ platform, url }) => ({ platform, url: completeUrl(url) })),
  country: country || undefined,
  currency: currency || undefined,
  amounts: isCurrency(currency) ? { currency, texts: amounts } : undefined,
});

/** Makes the schema for the inputs' values. `stored`: the profile whose links may stay as they are. */
export const formSchemaFor = (stored?: Guide) =>
  z.pipe(
    z.pipe(
      z.pipe(z.custom<FormValues>(), z.transform(toInput)),
      z.extend(guideSchema, {
        ...linkRules(stored),
        handle: handleInput,
        reviewPlatforms: rowsSchema,
        amounts: z.optional(amountsSchema),
      }),
    ),
    z.transform(({ amounts, ...values }): CheckedValues => ({ ...values, tipAmounts: amounts })),
  );

const links = (textOf: (kind: LinkKind) => string): Record<LinkField, string> =>
  // The cast holds because LINK_KINDS has one row per field.
  Object.fromEntries(LINK_KINDS.map((kind) => [kind.field, textOf(kind)])) as Record<LinkField, string>;

/** Tells whether the number's '+' is a prefix of the input. */
const hasPlusCell = ({ field }: LinkKind): boolean => field === "phone" || field === "whatsapp";

/** Normalises a typed, pasted or stored link for its input: as it will be stored, but without the '+' of a number. */
export function shownLink(kind: LinkKind, text: string): string {
  const link = kind.normalise(text);
  if (hasPlusCell(kind)) return link.replace(/^\+/, "");
  return kind.prefix === "" ? completeUrl(link) : link;
}

/** Reduces a typed or pasted page address to its handle. */
export const shownHandle = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:.*\/)?@?/, "")
    .toLowerCase();

/** Makes the values of a new profile. `name`: what is likely to be the guide's. */
export const newValues = (name = ""): FormValues => ({
  name,
  callMe: "",
  bio: "",
  professionalTag: "",
  language: likelyLanguage(""),
  languagesSpoken: [],
  translations: {},
  handle: "",
  ...links(() => ""),
  reviewsEnabled: "true",
  country: "",
  currency: "",
  amounts: [],
  reviewPlatforms: [],
});

/** Makes the form's rows of a stored list. */
export const rowsOf = (list: readonly PlatformValues[]): PlatformValues[] =>
  list.map(({ platform, url }) => ({ platform, url }));

/** Tells whether two lists hold the same platforms in the same order. */
export const samePlatforms = (one: readonly PlatformValues[], other: readonly PlatformValues[]): boolean =>
  JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other));

/** Makes the values of a saved profile; without platforms while they are loading. */
export const valuesOf = (guide: Guide, platforms: readonly PlatformValues[] = []): FormValues => ({
  name: guide.name,
  callMe: guide.callMe,
  bio: guide.bio,
  professionalTag: guide.professionalTag,
  // An unknown language starts as the likely one, which doesn't count as an unsaved change.
  language: guide.language || likelyLanguage(guide.bio),
  languagesSpoken: guide.languagesSpoken,
  translations: guide.translations,
  handle: guide.handle ?? "",
  ...links((kind) => shownLink(kind, guide[kind.field])),
  reviewsEnabled: guide.reviewsEnabled,
  country: guide.country,
  currency: guide.currency,
  amounts: shownAmounts(guide.tipAmounts ?? [], guide.currency),
  reviewPlatforms: rowsOf(platforms),
});

/** Makes the links as they would be stored, for the preview. */
export const linksOf = (values: FormValues): Record<LinkField, string> =>
  links((kind) => kind.normalise(values[kind.field]));
