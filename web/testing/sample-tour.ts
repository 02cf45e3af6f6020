import type { TourInput } from "#schema/tour.ts";

/** Makes up what an operator types of one experience. */
export const sampleTour = (title: string): TourInput => ({
  title,
  description: `All about ${title}.`,
  externalLink: `https://book.example/${title.toLowerCase().replaceAll(" ", "-")}`,
});
