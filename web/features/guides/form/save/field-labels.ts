import { byLinkField, type LinkField } from "#schema/links.ts";
import type { PlainText } from "#locales/account.ts";
import type { ShownField } from "../values.ts";
import { tMessage } from "#texts/app/t.ts";

const LABELS: Record<Exclude<ShownField, LinkField>, PlainText> = {
  name: "Name",
  bio: "Bio",
  professionalTag: "Professional tag",
  callMe: "What guests call you",
  language: "Language of these words",
  languagesSpoken: "Languages you speak",
  translations: "Other languages",
  handle: "Page address",
  bookingCode: "Booking code",
  licence: "Licence as a guide",
  reviewsEnabled: "Guest reviews",
  reviewPlatforms: "Review platforms",
  links: "Links of your own",
  profilePicture: "Profile picture",
  country: "Where you work",
  currency: "Currency",
  tipAmounts: "Suggested amounts",
  tipsGoTo: "Who gets these tips?",
  isListed: "May search engines show this page?",
};
const ALL: Record<ShownField, string> = { ...LABELS, ...byLinkField(({ label }) => label) };

/** Names a field of a profile as the form does. */
export const labelOf = (field: ShownField): string => tMessage(ALL[field]);
