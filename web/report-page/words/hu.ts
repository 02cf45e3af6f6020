import type { ReportWords } from "./words.ts";

export const hu: ReportWords = {
  title: "Értékelés bejelentése",
  lead: "Mi a gond vele? Minden bejelentést ember olvas el.",
  "not-a-guest": "Nem erről a túráról szól",
  offensive: "Durva vagy gyűlölködő",
  spam: "Reklám vagy spam",
  "personal-data": "Magánadatot közöl",
  other: "Valami más",
  choose: "Válasszon okot",
  more: "Részletek vagy e-mail-cím megadása",
  text: "Mit érdemes tudnunk?",
  email: "E-mail-címe, hogy megírjuk a döntést",
  goodFaith: "A küldéssel jóhiszeműen kijelenti, hogy ez helyes és teljes.",
  send: "Bejelentés küldése",
  cancel: "Mégse",
  thanks: "Köszönjük. Ember olvassa el.",
  thanksText: "Addig az értékelés marad.",
  back: "Vissza az oldalra",
};
