import { countryOf } from "#schema/country.ts";
import { defaultTips, isCurrency } from "#schema/currency.ts";
import { currencyOfCountry } from "#schema/country-currency.ts";
import type { Guide } from "#schema/guide.ts";
import { byLinkField } from "#schema/links.ts";
import type { Config } from "../env.ts";
import type { guides } from "../db/tables/guides.ts";

/** The part of a context that profiles need for their URLs. */
export type OriginCtx = { config: Pick<Config, "PUBLIC_ORIGIN"> };

type Row = typeof guides.$inferSelect;

/** Answers the currency of tips and the suggested amounts, with their defaults. */
function tipsOf(row: Row): Pick<Guide, "currency" | "tipAmounts"> {
  const currency = isCurrency(row.currency) ? row.currency : currencyOfCountry(countryOf(row.country));
  if (currency === null) return { currency: "", tipAmounts: [] };
  return { currency, tipAmounts: row.tipAmounts ?? [...(defaultTips(currency) ?? [])] };
}

/** Makes a profile as its owner sees it from its row. */
export const toGuide = (row: Row, { config }: OriginCtx): Guide => ({
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
  timeZone: row.timeZone,
  url: `${config.PUBLIC_ORIGIN}/profile/${row.uniqueId}`,
  handle: row.handle,
  ...(row.hiddenAt !== null && { hiddenReason: row.hiddenReason }),
  hasEarlierReviews: row.earlierReviewId > 0,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
