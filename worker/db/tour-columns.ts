import { tours } from "./tables/tours.ts";

/** The columns of a tour as its owner and guests see it. */
export const tourColumns = {
  id: tours.id,
  title: tours.title,
  description: tours.description,
  imageUrl: tours.imageUrl,
  externalLink: tours.externalLink,
  tagBookings: tours.tagBookings,
  priceFrom: tours.priceFrom,
  currency: tours.currency,
  durationMinutes: tours.durationMinutes,
  meetingPoint: tours.meetingPoint,
  languages: tours.languages,
  access: tours.access,
  language: tours.language,
  translations: tours.translations,
};
