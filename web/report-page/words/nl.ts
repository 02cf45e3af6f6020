import type { ReportWords } from "./words.ts";

export const nl: ReportWords = {
  title: "Deze beoordeling melden",
  lead: "Wat is er mis mee? Een mens leest elke melding.",
  "not-a-guest": "Het gaat niet over deze wandeling",
  offensive: "Grof of haatdragend",
  spam: "Het is reclame of spam",
  "personal-data": "Het onthult privégegevens",
  other: "Iets anders",
  choose: "Kies een reden",
  more: "Details of uw e-mail toevoegen",
  text: "Wat moeten we weten?",
  email: "Uw e-mail, om te horen wat we besluiten",
  goodFaith: "Door te verzenden verklaart u te goeder trouw dat dit juist en volledig is.",
  send: "Melding versturen",
  cancel: "Annuleren",
  thanks: "Bedankt. Een mens leest het.",
  thanksText: "Tot dan blijft de beoordeling staan.",
  back: "Terug naar de pagina",
};
