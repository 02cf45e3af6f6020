import { LINK_KINDS } from "#schema/links.ts";
import type { PlainText } from "#locales/account.ts";
import { told } from "#web/words/t.ts";

const LABELS: Record<string, PlainText> = {
  name: "Name",
  bio: "Bio",
  professionalTag: "Professional tag",
  callMe: "What guests call you",
  language: "Language of these words",
  languagesSpoken: "Languages you speak",
  translations: "Other languages",
  handle: "Page address",
  reviewsEnabled: "Guest reviews",
  reviewPlatforms: "Review platforms",
  profilePicture: "Profile picture",
  country: "Where you work",
  currency: "Currency",
  tipAmounts: "Suggested amounts",
};
const LINK_LABELS = Object.fromEntries(LINK_KINDS.map(({ field, label }) => [field, label]));

/** Names a field of a profile as the form does. */
export const labelOf = (field: string): string => told(LABELS[field] ?? LINK_LABELS[field] ?? field);
