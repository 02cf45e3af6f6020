import type { ReportWords } from "./words.ts";

export const it: ReportWords = {
  title: "Segnala questa recensione",
  lead: "Che cosa non va? Una persona legge ogni segnalazione.",
  "not-a-guest": "Non riguarda questa visita",
  offensive: "Volgare o piena d’odio",
  spam: "È pubblicità o spam",
  "personal-data": "Rivela dati privati",
  other: "Altro",
  choose: "Scelga un motivo",
  more: "Aggiungi dettagli o la Sua e-mail",
  text: "Che cosa dovremmo sapere?",
  email: "La Sua e-mail, per sapere che cosa decidiamo",
  goodFaith: "Inviando dichiara in buona fede che questo è corretto e completo.",
  send: "Invia segnalazione",
  cancel: "Annulla",
  thanks: "Grazie. Una persona la legge.",
  thanksText: "Fino ad allora la recensione resta.",
  back: "Torna alla pagina",
};
