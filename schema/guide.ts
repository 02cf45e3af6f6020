import * as z from "zod/mini";
import { bookingCode } from "./booking-rules.ts";
import { isCountry } from "./country.ts";
import { CURRENCIES, isCurrency, maxAmount } from "./currency.ts";
import { handleSchema } from "./handle.ts";
import { sentLicence, type ShownLicence } from "./licence.ts";
import { linkRule, linkRules } from "./guide-links.ts";
import { byLinkField, type LinkField } from "./links.ts";
import type { ReviewPlatform } from "./platform.ts";
import type { WebLink } from "./web-links.ts";
import { BIO_MAX, TAG_MAX } from "./limits.ts";
import { proof } from "./proof.ts";
import { emptied, line, lines } from "./text.ts";
import { TIP_RECEIVERS, type TipReceiver } from "./tip-receiver.ts";
import { timeZoneSchema } from "./time-zone.ts";
import { type Translations, translationsOf } from "./translations.ts";
import { optionalWebUrl } from "./url.ts";
import type { WrittenLanguage } from "./language-tag.ts";
import { spokenLanguages, writtenLanguage } from "./written-language.ts";

const NAME_MAX = 100;
const CALL_ME_MAX = 30;

const AMOUNTS_MESSAGE = "Please give three amounts, each above zero";
/** The largest tip in any currency, in minor units: which one the amounts are in may follow from the stored country. */
const AMOUNT_MAX = Math.max(...CURRENCIES.map(maxAmount));
/** Amounts to suggest, in minor units: three, or null for none. An empty list means none, too. */
const tipAmounts = z.pipe(
  z.nullable(
    z
      .array(
        z.int(AMOUNTS_MESSAGE).check(z.minimum(1, AMOUNTS_MESSAGE), z.maximum(AMOUNT_MAX, AMOUNTS_MESSAGE)),
        AMOUNTS_MESSAGE,
      )
      .check(z.refine(({ length }) => length === 0 || length === 3, AMOUNTS_MESSAGE)),
  ),
  z.transform((amounts) => (amounts?.length === 0 ? null : amounts)),
);

const codeOf = (isCode: (code: string) => boolean, message: string) =>
  z.string(message).check(z.refine((code) => code === "" || isCode(code), message));

/** What a guide writes in one language or several. */
const content = {
  bio: emptied(lines({ label: "Bio", max: BIO_MAX })),
  professionalTag: emptied(line({ label: "Tag", max: TAG_MAX })),
};

/** POST and PATCH /api/guides: the form's values. Unknown fields are dropped. */
export const guideSchema = z.object({
  name: line({ label: "Name", max: NAME_MAX, required: "Name is required" }),
  /** how guests address the guide; "" for the name */
  callMe: emptied(line({ label: "Call me", max: CALL_ME_MAX })),
  ...content,
  /** the language of bio and tag */
  language: writtenLanguage,
  languagesSpoken: spokenLanguages,
  /** bio and tag in other languages; a save replaces all of them */
  translations: translationsOf(content),
  ...linkRules(),
  tipLink: emptied(optionalWebUrl),
  /** one of our URLs, another https URL, an image data URL, or null for none */
  profilePicture: z.optional(z.union([z.null(), z.string()], "Invalid input")),
  reviewsEnabled: z.optional(z.enum(["true", "false"], "Invalid input")),
  /** "" for unknown: then a number, the time zone or the browser's languages tell the country */
  country: z.optional(codeOf(isCountry, "Please choose a country")),
  /** "" for the country's currency */
  currency: z.optional(codeOf(isCurrency, "Please choose a currency")),
  tipAmounts: z.optional(tipAmounts),
  bookingCode: z.optional(bookingCode),
  /** null for none */
  licence: z.optional(z.nullable(sentLicence)),
  /** null while nobody has said it: then a guide's own account says "guide" */
  tipsGoTo: z.optional(z.nullable(z.enum(TIP_RECEIVERS, "Please choose who gets the tips"))),
  /** whether search engines may show the page; null while nobody has said it */
  isListed: z.optional(z.nullable(z.boolean("Invalid input"))),
  /** UTC when it isn't given */
  timeZone: z.optional(timeZoneSchema),
});
/** PATCH also takes `handle`; a new profile has none. Its links are compared with those stored: see wrongLinks. */
export const guidePatchSchema = z.partial(
  z.extend(guideSchema, { ...byLinkField(linkRule), handle: handleSchema }),
);
/** PATCH /api/guides/{id}: a change of a payment field needs a recent proof. */
export const guideChangeSchema = z.extend(guidePatchSchema, proof);

/**
 * POST /api/guides/{id}/hand-on: the name of the person who wears the badge from now on, and a page address of their own;
 * null for none. Without one it stays, and prints leave it out until it is saved again.
 */
export const handOnSchema = z.object({
  name: guideSchema.shape.name,
  handle: z.optional(handleSchema),
  ...proof,
});

/** A profile's values before and after validation. */
export type GuideInput = z.input<typeof guideSchema>;
export type GuideValues = z.output<typeof guideSchema>;
export type GuidePatch = z.output<typeof guidePatchSchema>;

/** A profile as its owner sees it, with every field that the form saves. Empty texts are "". `url` is its public page. */
export type Guide = Record<keyof GuideValues, unknown> &
  Record<LinkField, string> & {
    id: number;
    uniqueId: string;
    userId: number;
    name: string;
    /** how guests address the guide; "" for the name */
    callMe: string;
    bio: string;
    professionalTag: string;
    /** the language of bio and tag */
    language: WrittenLanguage;
    languagesSpoken: WrittenLanguage[];
    translations: Translations<"bio" | "professionalTag">;
    tipLink: string;
    profilePicture: string | null;
    reviewsEnabled: "true" | "false";
    /** ISO 3166-1 alpha-2, "" when unknown */
    country: string;
    /** the currency of tips, ISO 4217; "" when neither it nor the country is known */
    currency: string;
    /** suggested tips in minor units: three; null for none */
    tipAmounts: number[] | null;
    /** by which the operator's booking system knows the guide; null for the page's id */
    bookingCode: string | null;
    /** the guide's licence; null for none */
    licence: ShownLicence | null;
    /** who gets the tips; null while its owner hasn't said it */
    tipsGoTo: TipReceiver | null;
    /** whether search engines may show the page; null while its team hasn't said it */
    isListed: boolean | null;
    /** the IANA zone of the days in statistics */
    timeZone: string;
    url: string;
    /** why an admin hid the page; absent while it isn't hidden */
    hiddenReason?: string;
    /** the labels of links that lead no one to the guide, and which guests don't see; absent where there are none */
    wrongLinks?: string[];
    /** the page's address for humans, `/@handle`; null without one */
    handle: string | null;
    /** whether the handle was chosen before a hand-on and not saved since, so that prints leave it out; absent while not */
    isHandleInherited?: true;
    /** whether there were reviews of someone who wore the badge before */
    hasEarlierReviews: boolean;
    createdAt: string;
    updatedAt: string;
  };

/**
 * A profile as everybody sees it. `rating` is the mean of all reviews, null without any; `reviewsRemoved` counts the
 * reviews that its owner deleted.
 */
export type PublicGuide = Guide & {
  userBannerImage: string | null;
  operatorName: string;
  reviewPlatforms: ReviewPlatform[];
  /** links of the guide's own, without those whose day is past */
  links: WebLink[];
  reviewCount: number;
  reviewsRemoved: number;
  rating: number | null;
  /** whether there are ways to tip beside the links: the tip page shows them */
  hasPaymentWays: boolean;
};
