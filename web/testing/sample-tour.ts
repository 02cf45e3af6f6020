import type { Tour, TourInput } from "#schema/tour.ts";

/** Makes up what an operator types of one experience. */
export const sampleTour = (title: string): TourInput => ({
  title,
  description: `All about ${title}.`,
  externalLink: `https://book.example/${title.toLowerCase().replaceAll(" ", "-")}`,
});

/** What a tour has whose operator has said nothing about it. */
export const NO_FACTS = {
  tagBookings: false,
  priceFrom: null,
  currency: "",
  durationMinutes: null,
  meetingPoint: "",
  languages: [],
  access: [],
} satisfies Partial<Tour>;
