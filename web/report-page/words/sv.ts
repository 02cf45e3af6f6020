import type { ReportWords } from "./words.ts";

export const sv: ReportWords = {
  title: "Anmäl den här recensionen",
  lead: "Vad är fel med den? En människa läser varje anmälan.",
  "not-a-guest": "Den handlar inte om den här turen",
  offensive: "Grov eller hatisk",
  spam: "Det är reklam eller skräp",
  "personal-data": "Den avslöjar privata uppgifter",
  other: "Något annat",
  choose: "Välj en anledning",
  more: "Lägg till detaljer eller din e-post",
  text: "Vad bör vi veta?",
  email: "Din e-post, för att få veta vad vi beslutar",
  goodFaith: "Genom att skicka försäkrar du i god tro att detta är rätt och fullständigt.",
  send: "Skicka anmälan",
  cancel: "Avbryt",
  thanks: "Tack. En människa läser den.",
  thanksText: "Recensionen står kvar tills dess.",
  back: "Tillbaka till sidan",
};
