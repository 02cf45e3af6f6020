import type { ReportWords } from "./words.ts";

export const pl: ReportWords = {
  title: "Zgłoś tę opinię",
  lead: "Co jest z nią nie tak? Każde zgłoszenie czyta człowiek.",
  "not-a-guest": "Nie dotyczy tej wycieczki",
  offensive: "Obraźliwa lub pełna nienawiści",
  spam: "To reklama lub spam",
  "personal-data": "Ujawnia prywatne dane",
  other: "Coś innego",
  choose: "Proszę wybrać powód",
  more: "Dodaj szczegóły lub swój e-mail",
  text: "Co powinniśmy wiedzieć?",
  email: "E-mail, aby poznać naszą decyzję",
  goodFaith: "Wysyłając, oświadczasz w dobrej wierze, że to prawdziwe i pełne.",
  send: "Wyślij zgłoszenie",
  cancel: "Anuluj",
  thanks: "Dziękujemy. Przeczyta to człowiek.",
  thanksText: "Do tego czasu opinia pozostaje.",
  back: "Wróć na stronę",
};
