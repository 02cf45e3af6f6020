import type { ReportWords } from "./words.ts";

export const da: ReportWords = {
  title: "Anmeld denne omtale",
  lead: "Hvad er der galt med den? Et menneske læser hver henvendelse.",
  "not-a-guest": "Den handler ikke om denne tur",
  offensive: "Grov eller hadefuld",
  spam: "Det er reklame eller spam",
  "personal-data": "Den afslører private oplysninger",
  other: "Noget andet",
  choose: "Vælg en grund",
  more: "Tilføj detaljer eller din e-mail",
  text: "Hvad bør vi vide?",
  email: "Din e-mail, så du hører, hvad vi beslutter",
  goodFaith: "Ved at sende siger du i god tro, at dette er rigtigt og fuldstændigt.",
  send: "Send",
  cancel: "Annuller",
  thanks: "Tak. Et menneske læser det.",
  thanksText: "Omtalen bliver stående så længe.",
  back: "Tilbage til siden",
};
