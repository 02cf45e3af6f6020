import type { ReportWords } from "./words.ts";

export const hr: ReportWords = {
  title: "Prijavite ovu recenziju",
  lead: "Što nije u redu? Svaku prijavu čita čovjek.",
  "not-a-guest": "Ne odnosi se na ovu turu",
  offensive: "Gruba ili puna mržnje",
  spam: "Reklama ili neželjena pošta",
  "personal-data": "Otkriva privatne podatke",
  other: "Nešto drugo",
  choose: "Odaberite razlog",
  more: "Dodajte pojedinosti ili svoj e-mail",
  text: "Što bismo trebali znati?",
  email: "Vaš e-mail, da saznate odluku",
  goodFaith: "Slanjem u dobroj vjeri izjavljujete da je ovo točno i potpuno.",
  send: "Pošalji prijavu",
  cancel: "Odustani",
  thanks: "Hvala. Pročitat će je čovjek.",
  thanksText: "Do tada recenzija ostaje.",
  back: "Natrag na stranicu",
};
