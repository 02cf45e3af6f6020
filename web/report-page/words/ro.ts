import type { ReportWords } from "./words.ts";

export const ro: ReportWords = {
  title: "Raportați această recenzie",
  lead: "Ce nu este în regulă? Fiecare raportare este citită de un om.",
  "not-a-guest": "Nu este despre acest tur",
  offensive: "Grosolană sau plină de ură",
  spam: "Este reclamă sau spam",
  "personal-data": "Dezvăluie date private",
  other: "Altceva",
  choose: "Alegeți un motiv",
  more: "Adăugați detalii sau adresa de e-mail",
  text: "Ce ar trebui să știm?",
  email: "E-mailul dvs., ca să aflați decizia",
  goodFaith: "Prin trimitere declarați cu bună-credință că acestea sunt corecte și complete.",
  send: "Trimiteți raportarea",
  cancel: "Anulați",
  thanks: "Mulțumim. O citește un om.",
  thanksText: "Până atunci, recenzia rămâne.",
  back: "Înapoi la pagină",
};
