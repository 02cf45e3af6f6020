import * as z from "zod/mini";
import { bookingCode } from "./booking-rules.ts";
import { cleanLine } from "./clean-text.ts";
import { isCountry } from "./country.ts";
import { isCurrency } from "./currency.ts";
import { handleSchema } from "./handle.ts";
import { licenceSchema, type ShownLicence } from "./licence.ts";
import { byLinkField, LINK_KINDS, type LinkField, type LinkKind } from "./links.ts";
import type { ReviewPlatform } from "./platform.ts";
import type { WebLink } from "./web-links.ts";
import { BIO_MAX, TAG_MAX } from "./limits.ts";
import { message } from "#texts/message.ts";
import { proof } from "./proof.ts";
import { emailAddress, emptied, line, lines } from "./text.ts";
import { TIP_RECEIVERS, type TipReceiver } from "./tip-receiver.ts";
import { timeZoneSchema } from "./time-zone.ts";
import { type Translations, translationsOf } from "./translations.ts";
import { optionalWebUrl } from "./url.ts";
import type { WrittenLanguage } from "./language-tag.ts";
import { spokenLanguages, writtenLanguage } from "./written-language.ts";

const NAME_MAX = 100;
const CALL_ME_MAX = 30;
const HANDLE_MAX = 100;

/** Writes the message about what a guest could not open: 'PayPal: This is not a username. …' */
const notUsername = ({ field, label, prefix }: LinkKind): string =>
  field === "phone"
    ? message(
        "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.",
        { label, example: "+351912345678" },
      )
    : message("{label}: This is not a username. Please enter the name after {prefix}, such as {example}.", {
        label,
        prefix,
        example: field === "whatsapp" ? "+351912345678" : "marta",
      });

/** Returns whether guests could not open what is in a field with a prefix. What is stored there may stay. */
function isWrongLink({ field, prefix, normalise, toUrl }: LinkKind, value: string, stored: string): boolean {
  if (field === "email" || prefix === "" || value === "") return false;
  // The form shows a number without its plus.
  const bare = (text: string): string => cleanLine(normalise(text)).replace(/^\+/, "");
  return value.length <= HANDLE_MAX && toUrl(value) === null && bare(value) !== bare(stored);
}

/** Lists the issues of links that guests could not open, but for those that are stored. */
export const wrongLinks = (
  values: Readonly<Partial<Record<LinkField, string | undefined>>>,
  stored: Readonly<Record<LinkField, string>>,
): { path: LinkField[]; message: string }[] =>
  LINK_KINDS.filter((kind) => isWrongLink(kind, values[kind.field] ?? "", stored[kind.field])).map(
    (kind) => ({
      path: [kind.field],
      message: notUsername(kind),
    }),
  );

/** Returns the rule of one link, whatever it leads to. */
function linkRule({ field, prefix, label, normalise }: LinkKind) {
  if (field === "email") return emptied(z.union([z.literal(""), emailAddress], "Please enter a valid email"));
  if (prefix === "") return emptied(optionalWebUrl);
  return emptied(line({ label, max: HANDLE_MAX, normalise }));
}

/** Returns the rules of the links that guests can open. `stored`: a profile's, which may stay. */
export const linkRules = (stored?: Readonly<Record<LinkField, string>>) =>
  byLinkField((kind) =>
    linkRule(kind).check(
      z.refine((value) => !isWrongLink(kind, value ?? "", stored?.[kind.field] ?? ""), notUsername(kind)),
    ),
  );

/** More than any currency's largest tip, in minor units. */
const AMOUNT_MAX = 1_000_000_000;
const AMOUNTS_MESSAGE = "Please give three amounts, each above zero";
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
  licence: z.optional(z.nullable(licenceSchema)),
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

/** What a new guide has done: a picture, a way to be tipped, a badge or code downloaded, a code scanned by anybody. */
export type FirstSteps = Record<"photo" | "tip" | "print" | "scan", boolean>;

/** How a profile is doing. `rating` is the mean of its reviews, null without any. */
export type GuideOverview = {
  rating: number | null;
  reviewCount: number;
  /** reviews since its owner last looked at them, UNSEEN_MAX at most */
  unseenReviews: number;
  /** the newest reviews without a reply, of the last month and LATEST_LIMIT at most */
  unansweredReviews: number;
  /** reviews that wait to be published */
  heldReviews: number;
  /** how many tours its page shows */
  tourCount: number;
  /** the last seven days, today included, of which each begins in the profile's time zone */
  week: GuideWeek;
};

/** Visits, taps on ways to tip, and reviews that guests see: UNSEEN_MAX of these at most. */
type GuideWeek = { visits: number; tipWays: number; reviews: number };

/**
 * A profile in the list of an account that may edit it. `isPublic` says whether the owner's plan makes it public.
 * `firstSteps` is null for editors, and once the account has put the steps away.
 */
export type OwnGuide = Guide &
  GuideOverview & {
    access: "owner" | "editor";
    isPublic: boolean;
    firstSteps: FirstSteps | null;
    /** when a code was first scanned: an instant where its owner did, else a day ("2026-11-22"); null before that */
    firstScan: string | null;
    /** the labels of the ways by which guests can tip, in the order of the form */
    tips: string[];
    /** whether guests who have nothing but a card can tip */
    takesCards: boolean;
    /** the label of what people of the profile's country pay by, where that is no way to tip here; null where one is */
    homeWay: string | null;
    /** the ways of which guests say that they don't work, by wayKey: two or more in the last seven days, and none that worked */
    failingWays: string[];
    /** who pays for the page, as its editors know them: an operator's name, else ""; null for the owner */
    owner: { name: string; email: string } | null;
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
