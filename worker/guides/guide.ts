import { countryOf } from "#schema/country.ts";
import { defaultTips, isCurrency } from "#schema/currency.ts";
import { currencyOfCountry } from "#schema/country-currency.ts";
import type { Guide, GuidePatch } from "#schema/guide.ts";
import { byLinkField, wrongLinkLabels } from "#schema/links.ts";
import type { Config } from "../env.ts";
import type { guides } from "../db/tables/guides.ts";
import { shownLicence } from "./licence.ts";

/** The part of a context that profiles need for their URLs, and for what ends by itself. */
export type OriginCtx = { config: Pick<Config, "PUBLIC_ORIGIN" | "LEGAL_NAME">; now: number };

type Row = typeof guides.$inferSelect;

/** Returns the column's value of amounts from a request: it keeps the choice of none as an empty list. */
export const amountsColumn = ({ tipAmounts }: Pick<GuidePatch, "tipAmounts">): { tipAmounts?: number[] } =>
  tipAmounts === undefined ? {} : { tipAmounts: tipAmounts ?? [] };

/** Returns the currency of tips: the chosen one, else the country's; null where neither is known. */
export const currencyOf = ({ currency, country }: Pick<Row, "currency" | "country">) =>
  isCurrency(currency) ? currency : currencyOfCountry(countryOf(country));

/** Returns the currency of tips and the suggested amounts, with their defaults. */
function tipsOf(row: Row): Pick<Guide, "currency" | "tipAmounts"> {
  const currency = currencyOf(row);
  // Null is no choice yet.
  const amounts = row.tipAmounts ?? [...((currency && defaultTips(currency)) ?? [])];
  return { currency: currency ?? "", tipAmounts: amounts.length > 0 ? amounts : null };
}

/** Returns the labels of links that guests don't see, because they lead nowhere. */
function wrongLinksOf(row: Row): Pick<Guide, "wrongLinks"> {
  const wrongLinks = wrongLinkLabels(row);
  return wrongLinks.length > 0 ? { wrongLinks } : {};
}

/** Returns a profile as its owner sees it from its row. */
export const toGuide = (row: Row, { config, now }: OriginCtx): Guide => ({
  id: row.id,
  uniqueId: row.uniqueId,
  userId: row.userId,
  name: row.name,
  callMe: row.callMe,
  bio: row.bio,
  professionalTag: row.professionalTag,
  language: row.language,
  languagesSpoken: row.languagesSpoken,
  translations: row.translations,
  ...byLinkField(({ field }) => row[field]),
  tipLink: row.tipLink,
  profilePicture: row.profilePicture,
  reviewsEnabled: row.reviewsEnabled,
  country: row.country,
  ...tipsOf(row),
  bookingCode: row.bookingCode,
  licence: shownLicence(row, now),
  tipsGoTo: row.tipsGoTo,
  isListed: row.isListed,
  timeZone: row.timeZone,
  url: `${config.PUBLIC_ORIGIN}/profile/${row.uniqueId}`,
  handle: row.handle,
  ...(row.handleInherited && row.handle !== null && { isHandleInherited: true as const }),
  ...(row.hiddenAt !== null && { hiddenReason: row.hiddenReason }),
  ...wrongLinksOf(row),
  hasEarlierReviews: row.earlierReviewId > 0,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
