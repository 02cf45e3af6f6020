import type { ReportWords } from "./words.ts";

export const cs: ReportWords = {
  title: "Nahlásit tuto recenzi",
  lead: "Co je na ní špatně? Každé hlášení čte člověk.",
  "not-a-guest": "Netýká se této prohlídky",
  offensive: "Hrubá nebo nenávistná",
  spam: "Je to reklama nebo spam",
  "personal-data": "Prozrazuje soukromé údaje",
  other: "Něco jiného",
  choose: "Vyberte prosím důvod",
  more: "Přidat podrobnosti nebo svůj e-mail",
  text: "Co bychom měli vědět?",
  email: "Váš e-mail, abyste se dozvěděli rozhodnutí",
  goodFaith: "Odesláním v dobré víře prohlašujete, že je to správné a úplné.",
  send: "Odeslat hlášení",
  cancel: "Zrušit",
  thanks: "Děkujeme. Přečte si to člověk.",
  thanksText: "Do té doby recenze zůstává.",
  back: "Zpět na stránku",
};
