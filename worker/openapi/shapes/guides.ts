import * as z from "zod/mini";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { PAYMENT_FIELDS, PAYMENT_KINDS } from "#payment-codes/kinds.ts";
import { byLinkField } from "#schema/links.ts";
import { TIP_RECEIVERS } from "#schema/tip-receiver.ts";
import {
  address,
  day,
  instant,
  language,
  maybeAddress,
  named,
  number,
  said,
  text,
  textOf,
  webAddress,
  yes,
} from "../words.ts";

/** Returns the shape of texts in other languages, by the language's tag. */
export const translationsOf = (...fields: string[]) =>
  z.partialRecord(
    z.enum(PAGE_LANGUAGES),
    z.strictObject(Object.fromEntries(fields.map((field) => [field, text]))),
  );

export const Licence = named(
  "Licence",
  "A guide's licence, as the guide states it.",
  z.strictObject({
    number: text,
    issuer: text,
    url: z.optional(webAddress),
    checkedOn: z.optional(said(z.string(), { format: "date", description: "when an admin compared it" })),
  }),
);

const guideFields = {
  id: number,
  uniqueId: textOf("the page's name in its address, /profile/{uniqueId}"),
  userId: number,
  url: address,
  name: text,
  callMe: textOf("how guests address the guide; empty for the name"),
  bio: text,
  professionalTag: text,
  language,
  languagesSpoken: z.array(language),
  translations: translationsOf("bio", "professionalTag"),
  ...byLinkField(() => text),
  tipLink: text,
  profilePicture: z.nullable(webAddress),
  reviewsEnabled: z.enum(["true", "false"]),
  country: textOf("ISO 3166-1 alpha-2; empty when unknown"),
  currency: textOf("ISO 4217; empty when neither it nor the country is known"),
  tipAmounts: said(z.nullable(z.array(number)), { description: "three amounts in minor units" }),
  bookingCode: z.nullable(text),
  licence: z.nullable(Licence),
  tipsGoTo: z.nullable(z.enum(TIP_RECEIVERS)),
  isListed: z.nullable(yes),
  timeZone: textOf("an IANA time zone"),
  hiddenReason: z.optional(text),
  wrongLinks: z.optional(z.array(text)),
  handle: z.nullable(text),
  isHandleInherited: z.optional(z.literal(true)),
  hasEarlierReviews: yes,
  createdAt: instant,
  updatedAt: instant,
};

export const Guide = named("Guide", "A profile as its team sees it.", z.strictObject(guideFields));

export const OwnGuide = named(
  "OwnGuide",
  "A profile in the list of an account that may edit it, and how it is doing.",
  z.strictObject({
    ...guideFields,
    rating: z.nullable(z.number()),
    reviewCount: number,
    unseenReviews: number,
    unansweredReviews: number,
    heldReviews: number,
    tourCount: number,
    week: z.strictObject({ visits: number, tipWays: number, reviews: number }),
    access: z.enum(["owner", "editor"]),
    isPublic: yes,
    firstSteps: z.nullable(z.strictObject({ photo: yes, tip: yes, print: yes, scan: yes })),
    firstScan: z.nullable(textOf("an instant where the owner scanned it first, else a day")),
    tips: z.array(text),
    takesCards: yes,
    homeWay: z.nullable(text),
    failingWays: z.array(text),
    owner: z.nullable(z.strictObject({ name: text, email: text })),
  }),
);

export const ReviewPlatform = named(
  "ReviewPlatform",
  "Where guests review the guide elsewhere.",
  z.strictObject({ id: number, platform: text, url: webAddress, writeUrl: webAddress }),
);

export const PaymentWay = named(
  "PaymentWay",
  "A way to tip a guide. Which other fields it has depends on its kind.",
  z.strictObject({
    kind: z.enum(PAYMENT_KINDS.map(({ kind }) => kind)),
    value: text,
    ...(Object.fromEntries(PAYMENT_FIELDS.map((field) => [field, z.optional(text)])) as Record<
      (typeof PAYMENT_FIELDS)[number],
      z.ZodMiniOptional<typeof text>
    >),
  }),
);

export const WebLink = named(
  "WebLink",
  "A link of a guide's own. `until` is the last day on which guests see it.",
  z.strictObject({ label: text, url: webAddress, until: z.nullable(day) }),
);

/** A link as it is sent. */
export const NewWebLink = z.object({ label: text, url: webAddress, until: z.nullish(day) });

export const PublicGuide = named(
  "PublicGuide",
  "A profile as everybody sees it.",
  z.strictObject({
    ...guideFields,
    userBannerImage: maybeAddress,
    operatorName: text,
    reviewPlatforms: z.array(ReviewPlatform),
    links: z.array(WebLink),
    reviewCount: number,
    reviewsRemoved: number,
    rating: z.nullable(z.number()),
    hasPaymentWays: yes,
  }),
);
