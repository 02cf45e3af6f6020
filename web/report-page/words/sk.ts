import type { ReportWords } from "./words.ts";

export const sk: ReportWords = {
  title: "Nahlásiť túto recenziu",
  lead: "Čo je s ňou zlé? Každé nahlásenie číta človek.",
  "not-a-guest": "Netýka sa tejto prehliadky",
  offensive: "Hrubá alebo nenávistná",
  spam: "Je to reklama alebo spam",
  "personal-data": "Prezrádza súkromné údaje",
  other: "Niečo iné",
  choose: "Vyberte dôvod",
  more: "Pridať podrobnosti alebo svoj e-mail",
  text: "Čo by sme mali vedieť?",
  email: "Váš e-mail, aby ste sa dozvedeli rozhodnutie",
  goodFaith: "Odoslaním v dobrej viere vyhlasujete, že je to správne a úplné.",
  send: "Odoslať nahlásenie",
  cancel: "Zrušiť",
  thanks: "Ďakujeme. Prečíta to človek.",
  thanksText: "Dovtedy recenzia zostáva.",
  back: "Späť na stránku",
};
