import type { TourFacts } from "#schema/tour-facts.ts";

/** An experience; `picture` names a file in demo/pictures. */
export type DemoTour = Partial<TourFacts> & {
  title: string;
  description: string;
  externalLink: string;
  picture: string;
};

export const demoTours: DemoTour[] = [
  {
    title: "Sunset sail on the Tagus",
    description:
      "Two hours under the bridge with a skipper, olives and vinho verde. Ten guests at most, blankets on board.",
    externalLink: "https://setecolinas.example/sunset-sail?ref={guide}",
    picture: "sail",
    priceFrom: 4500,
    currency: "EUR",
    durationMinutes: 120,
    languages: ["en", "pt"],
    meetingPoint: "Doca de Belém, pier 3",
    access: ["slow-pace"],
  },
  {
    title: "Tram 28 and the old town",
    description: "Ride the yellow tram before the crowds, then walk down through Alfama to the river.",
    externalLink: "https://setecolinas.example/tram-28",
    picture: "tram",
    priceFrom: 0,
    currency: "EUR",
    durationMinutes: 90,
    languages: ["en"],
  },
  {
    title: "Pastel de nata workshop",
    description: "Bake a dozen with a third-generation pastry chef and take home what you cannot eat.",
    externalLink: "https://setecolinas.example/pastel-de-nata",
    picture: "nata",
  },
  {
    title: "Sintra palaces by train",
    description: "A full day among towers and ferns. Train tickets, palace entry and a picnic are included.",
    externalLink: "https://setecolinas.example/sintra",
    picture: "sintra",
  },
];
