import type { ReportWords } from "./words.ts";

export const de: ReportWords = {
  title: "Diese Bewertung melden",
  lead: "Was stimmt damit nicht? Ein Mensch liest jede Meldung.",
  "not-a-guest": "Sie handelt nicht von dieser Tour",
  offensive: "Grob oder hasserfüllt",
  spam: "Sie ist Werbung oder Spam",
  "personal-data": "Sie verrät Privates",
  other: "Etwas anderes",
  choose: "Bitte wählen Sie einen Grund",
  more: "Einzelheiten oder Ihre E-Mail angeben",
  text: "Was sollten wir wissen?",
  email: "Ihre E-Mail, um die Entscheidung zu erfahren",
  goodFaith: "Mit dem Senden erklären Sie in gutem Glauben, dass dies richtig und vollständig ist.",
  send: "Meldung senden",
  cancel: "Abbrechen",
  thanks: "Danke. Ein Mensch liest es.",
  thanksText: "Bis dahin bleibt die Bewertung stehen.",
  back: "Zurück zur Seite",
};
