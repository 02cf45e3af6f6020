import type { UseFormReturn } from "react-hook-form";
import type { Guide, GuideValues } from "#schema/guide.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { completePaymentLink } from "#schema/web-url.ts";
import type { Role } from "#schema/role.ts";
import { byLinkField, LINK_KINDS, type LinkField, type LinkKind } from "#schema/links.ts";
import type { PlatformValues } from "#schema/platform.ts";
import type { WebLink } from "#schema/web-links.ts";
import type { TipReceiver } from "#schema/tip-receiver.ts";
import { likelyLanguage } from "#web/features/content/likely-language.ts";
import { shownAmounts, type TipValues } from "./amounts.ts";

/** The inputs of a link of the guide's own. `until`: "" for no end. */
export type LinkRow = Record<keyof WebLink, string>;

/** The inputs of a licence, all empty without one. */
export type LicenceInputs = Record<"number" | "issuer" | "url", string>;

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
    bookingCode: string;
    licence: LicenceInputs;
    tipsGoTo: TipReceiver | null;
    isListed: boolean | null;
    reviewsEnabled: "true" | "false";
    reviewPlatforms: PlatformValues[];
    links: LinkRow[];
  };
/** The values as the schema has checked and cleaned them; without a list that is still loading. */
export type CheckedValues = GuideValues & {
  handle: string | null;
  reviewPlatforms: PlatformValues[] | undefined;
  links: WebLink[] | undefined;
};
/** The fields that the form shows. */
export type ShownField = Exclude<keyof CheckedValues, "tipLink" | "timeZone">;

/** Names the input of a field. The picture's isn't one of the form's values. */
export const INPUT_OF: Record<ShownField, keyof FormValues | null> = {
  name: "name",
  bio: "bio",
  professionalTag: "professionalTag",
  callMe: "callMe",
  language: "language",
  languagesSpoken: "languagesSpoken",
  translations: "translations",
  handle: "handle",
  bookingCode: "bookingCode",
  licence: "licence",
  reviewsEnabled: "reviewsEnabled",
  reviewPlatforms: "reviewPlatforms",
  links: "links",
  profilePicture: null,
  country: "country",
  currency: "currency",
  tipAmounts: "amounts",
  tipsGoTo: "tipsGoTo",
  isListed: "isListed",
  ...byLinkField(({ field }) => field),
};

export type GuideFormMethods = UseFormReturn<FormValues, unknown, CheckedValues>;

const links = (textOf: (kind: LinkKind) => string): Record<LinkField, string> =>
  // The cast holds because LINK_KINDS has one row per field.
  Object.fromEntries(LINK_KINDS.map((kind) => [kind.field, textOf(kind)])) as Record<LinkField, string>;

/** Returns whether the number's '+' is a prefix of the input. */
const hasPlusCell = ({ field }: LinkKind): boolean => field === "phone" || field === "whatsapp";

/** Normalises a typed, pasted or stored link for its input: as it will be stored, but without the '+' of a number. */
export function shownLink(kind: LinkKind, text: string): string {
  const link = kind.normalise(text);
  if (hasPlusCell(kind)) return link.replace(/^\+/, "");
  return kind.prefix === "" ? completePaymentLink(link) : link;
}

/** Who the server says gets the tips of a new profile: an operator's profiles are other people's. */
export const likelyReceiver = (role: Role): TipReceiver | null => (role === "guide" ? "guide" : null);

/** Makes the values of a new profile. `known`: what is likely to be the guide's. */
export const newValues = (known: Partial<Pick<FormValues, "name" | "tipsGoTo">> = {}): FormValues => ({
  name: "",
  callMe: "",
  bio: "",
  professionalTag: "",
  language: likelyLanguage(""),
  languagesSpoken: [],
  translations: {},
  handle: "",
  bookingCode: "",
  licence: { number: "", issuer: "", url: "" },
  ...links(() => ""),
  reviewsEnabled: "true",
  country: "",
  currency: "",
  amounts: [],
  tipsGoTo: null,
  isListed: null,
  reviewPlatforms: [],
  links: [],
  ...known,
});

/** Makes the form's rows of a stored list. */
export const rowsOf = (list: readonly PlatformValues[]): PlatformValues[] =>
  list.map(({ platform, url }) => ({ platform, url }));

/** Returns whether two lists hold the same platforms in the same order. */
export const samePlatforms = (one: readonly PlatformValues[], other: readonly PlatformValues[]): boolean =>
  JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other));

/** Makes the form's rows of stored links. */
export const linkRowsOf = (list: readonly WebLink[]): LinkRow[] =>
  list.map(({ label, url, until }) => ({ label, url, until: until ?? "" }));

/** Returns whether two lists hold the same links in the same order. */
export const sameLinks = (one: readonly WebLink[], other: readonly WebLink[]): boolean =>
  JSON.stringify(linkRowsOf(one)) === JSON.stringify(linkRowsOf(other));

/** The lists of a saved profile; undefined until they are loaded. */
export type SavedLists = {
  platforms?: readonly PlatformValues[] | undefined;
  links?: readonly WebLink[] | undefined;
};

/** Makes the values of a saved profile; without lists while they are loading. */
export const valuesOf = (guide: Guide, { platforms = [], links: own = [] }: SavedLists = {}): FormValues => ({
  name: guide.name,
  callMe: guide.callMe,
  bio: guide.bio,
  professionalTag: guide.professionalTag,
  // An unknown language starts as the likely one, which doesn't count as an unsaved change.
  language: guide.language || likelyLanguage(guide.bio),
  languagesSpoken: guide.languagesSpoken,
  translations: guide.translations,
  handle: guide.handle ?? "",
  bookingCode: guide.bookingCode ?? "",
  licence: {
    number: guide.licence?.number ?? "",
    issuer: guide.licence?.issuer ?? "",
    url: guide.licence?.url ?? "",
  },
  ...links((kind) => shownLink(kind, guide[kind.field])),
  reviewsEnabled: guide.reviewsEnabled,
  country: guide.country,
  currency: guide.currency,
  amounts: shownAmounts(guide.tipAmounts ?? [], guide.currency),
  tipsGoTo: guide.tipsGoTo,
  isListed: guide.isListed,
  reviewPlatforms: rowsOf(platforms),
  links: linkRowsOf(own),
});

/** Makes the links as they would be stored, for the preview. */
export const linksOf = (values: Partial<Record<LinkField, string>>): Record<LinkField, string> =>
  links((kind) => kind.normalise(values[kind.field] ?? ""));
