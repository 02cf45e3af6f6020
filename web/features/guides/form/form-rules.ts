import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod/mini";
import { bookingCode } from "#schema/booking-rules.ts";
import { type Currency, isCurrency } from "#schema/currency.ts";
import { type Guide, type GuideInput, guideSchema } from "#schema/guide.ts";
import { linkRules } from "#schema/guide-links.ts";
import { handleSchema } from "#schema/handle.ts";
import { IDENTITY_MESSAGE, type Licence, licenceSchema } from "#schema/licence.ts";
import { platformListSchema, platformSchema, type PlatformValues } from "#schema/platform.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import { completePaymentLink, completeUrl } from "#schema/web-url.ts";
import { checkWebLinks } from "#schema/web-links.ts";
import { isIdentityNumber } from "#payment-codes/check-identity.ts";
import { leadsToTips } from "#payment-codes/tip-hosts.ts";
import { message, messageOf, withoutRow } from "#texts/message.ts";
import { readAmount } from "./read-amount.ts";
import { todayAt } from "./today-at.ts";
import {
  type CheckedValues,
  type FormValues,
  type GuideFormMethods,
  type LicenceInputs,
  type LinkRow,
  samePlatforms,
} from "./values.ts";
import { shownHandle } from "../shown-handle.ts";

// Loaded with the first touch of the form, with zod.

/** Finds the index of the first row that repeats an earlier one; -1 without one. */
const repeatedRow = (rows: PlatformValues[]): number =>
  rows.findIndex((row, at) => rows.slice(0, at).some((earlier) => samePlatforms([earlier], [row])));

/** Checks the rows and the list. A message about the list goes to the row that repeats another. */
const rowsSchema = z.array(platformSchema).check(({ value: rows, issues }) => {
  for (const [place, { url }] of rows.entries())
    if (leadsToTips(url))
      issues.push({ code: "custom", message: TIPS_MESSAGE, path: [place, "url"], input: rows });
  const { error } = platformListSchema.safeParse(rows);
  for (const { message } of error?.issues ?? [])
    issues.push({ code: "custom", message, path: [repeatedRow(rows), "url"], input: rows });
});

/** Returns a message that stands at its row without the row's number. */
function atItsRow(sentence: string): string {
  const { text, values } = messageOf(sentence);
  return message(withoutRow(text), values);
}

/** Checks the links of the guide's own, as the server does. */
function linksSchema(stored: Guide | undefined) {
  const check = (rows: LinkRow[]) =>
    checkWebLinks(
      rows.map(({ label, url, until }) => ({ label, url: completeUrl(url), until: until || null })),
      { today: todayAt(stored), isForTips: leadsToTips },
    );
  return z.pipe(
    z.custom<LinkRow[]>().check(({ value: rows, issues }) => {
      const checked = check(rows);
      if (!("problems" in checked)) return;
      for (const { path, message } of checked.problems)
        issues.push({ code: "custom", message: atItsRow(message), path, input: rows });
    }),
    z.transform((rows) => {
      const checked = check(rows);
      return "links" in checked ? checked.links : [];
    }),
  );
}

/** Reads an empty input as no handle. A profile is created without a handle, and the update that follows sets it. */
const handleInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string | null => shownHandle(typed) || null),
  ),
  handleSchema,
);

/** Reads an empty input as no code. */
const bookingCodeInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string | null => typed.trim() || null),
  ),
  bookingCode,
);

/** Checks inputs of a licence; empty ones are none. An identity document and an address for tips are refused, as the server does. */
const typedLicence = z.pipe(
  z.pipe(
    z.custom<LicenceInputs>(),
    z.transform(({ number, issuer, url }) => {
      const typed = { number, issuer, ...(url.trim() !== "" && { url: completeUrl(url) }) };
      return Object.values(typed).every((text) => text.trim() === "") ? null : typed;
    }),
  ),
  z.nullable(
    licenceSchema.check(({ value, issues }) => {
      for (const field of ["number", "issuer"] as const)
        if (isIdentityNumber(value[field]))
          issues.push({ code: "custom", message: IDENTITY_MESSAGE, path: [field], input: value });
      if (value.url !== undefined && leadsToTips(value.url))
        issues.push({ code: "custom", message: TIPS_MESSAGE, path: ["url"], input: value });
    }),
  ),
);

const withoutDay = ({ number, issuer, url }: Licence): string => JSON.stringify([number, issuer, url]);

/** Reads the inputs of a licence. One that is stored already stays as it is, with the day of its check. */
const licenceInput = ({ licence: stored = null }: Partial<Pick<Guide, "licence">> = {}) =>
  z.pipe(
    typedLicence,
    z.transform((typed) => (typed && stored && withoutDay(typed) === withoutDay(stored) ? stored : typed)),
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

type Typed = Omit<GuideInput, "bookingCode" | "licence"> &
  Pick<FormValues, "handle" | "bookingCode" | "licence" | "reviewPlatforms" | "links"> & {
    amounts?: TypedAmounts | undefined;
  };

/** Makes the input of the profile's schema. Leaves out what isn't known, which the server fills in. */
const toInput = ({ country, currency, amounts, tipsGoTo, isListed, ...values }: FormValues): Typed => ({
  ...values,
  zelleLink: completePaymentLink(values.zelleLink),
  stripeLink: completePaymentLink(values.stripeLink),
  reviewPlatforms: values.reviewPlatforms.map(({ platform, url }) => ({ platform, url: completeUrl(url) })),
  country: country || undefined,
  currency: currency || undefined,
  tipsGoTo: tipsGoTo ?? undefined,
  isListed: isListed ?? undefined,
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
        bookingCode: bookingCodeInput,
        licence: licenceInput(stored),
        reviewPlatforms: rowsSchema,
        links: linksSchema(stored),
        amounts: z.optional(amountsSchema),
      }),
    ),
    z.transform(({ amounts, ...values }): CheckedValues => ({ ...values, tipAmounts: amounts })),
  );

/** Returns whether checking what is typed makes these values. */
export const isTyped = (values: CheckedValues, form: GuideFormMethods, stored?: Guide): boolean =>
  JSON.stringify(formSchemaFor(stored).safeParse(form.getValues()).data) === JSON.stringify(values);

/** Makes the form's resolver. Saved and typed values are compared as JSON, and in async mode transformed fields would come last. */
export const formResolver = (stored?: Guide) =>
  zodResolver(formSchemaFor(stored), undefined, { mode: "sync" });
