import type { ReportWords } from "./words.ts";

export const nb: ReportWords = {
  title: "Rapporter denne omtalen",
  lead: "Hva er galt med den? Et menneske leser hver melding.",
  "not-a-guest": "Den handler ikke om denne turen",
  offensive: "Grov eller hatefull",
  spam: "Det er reklame eller søppelpost",
  "personal-data": "Den røper private opplysninger",
  other: "Noe annet",
  choose: "Velg en grunn",
  more: "Legg til detaljer eller e-posten din",
  text: "Hva bør vi vite?",
  email: "E-posten din, for å få vite hva vi bestemmer",
  goodFaith: "Ved å sende sier du i god tro at dette er riktig og fullstendig.",
  send: "Send",
  cancel: "Avbryt",
  thanks: "Takk. Et menneske leser det.",
  thanksText: "Omtalen blir stående så lenge.",
  back: "Tilbake til siden",
};
