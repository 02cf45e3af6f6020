import type { ReportWords } from "./words.ts";

export const fi: ReportWords = {
  title: "Ilmianna tämä arvostelu",
  lead: "Mikä siinä on vialla? Ihminen lukee jokaisen ilmoituksen.",
  "not-a-guest": "Se ei koske tätä kierrosta",
  offensive: "Törkeä tai vihamielinen",
  spam: "Se on mainos tai roskapostia",
  "personal-data": "Se paljastaa yksityisiä tietoja",
  other: "Jotain muuta",
  choose: "Valitse syy",
  more: "Lisää tietoja tai sähköpostiosoitteesi",
  text: "Mitä meidän pitäisi tietää?",
  email: "Sähköpostisi, jotta kuulet päätöksen",
  goodFaith: "Lähettämällä vakuutat vilpittömässä mielessä, että tiedot ovat oikein ja täydelliset.",
  send: "Lähetä ilmoitus",
  cancel: "Peruuta",
  thanks: "Kiitos. Ihminen lukee sen.",
  thanksText: "Arvostelu pysyy siihen asti näkyvissä.",
  back: "Takaisin sivulle",
};
