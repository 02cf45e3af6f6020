import type { WrittenLanguage } from "./language-tag.ts";
import { normalForm } from "./normal-form.ts";

/** Words that nobody writes long without, of languages in Latin letters. */
const FREQUENT = {
  en: "the and of to with is are my you your for from that this have will i",
  es: "el los las y en con que por para es soy mi una desde del muy hola me la de",
  pt: "o os as e em com que por para é sou meu minha uma não desde do da dos das você olá de",
  fr: "le les et en avec que pour est je suis vous mes une des du sur dans depuis la de",
  it: "il gli e in con che per è sono mi una della dei del di da ciao dal la",
  ro: "și în cu de la pe este sunt pentru o un din care vă mă",
  de: "der die das und in mit von für ist ich bin sie euch ihr ein eine auf den im zu",
  nl: "de het een en van in met voor is ik ben je jullie op mijn naar niet",
  da: "og i på med er jeg til af det en for ikke din dig hvor siden",
  nb: "og i på med er jeg til av det en for ikke din deg hvor siden",
  sv: "och i på med är jag till av det en för inte din dig sedan",
  fi: "ja on olen minä kanssa että se ei kun sekä tai mutta teidän",
  pl: "i w z na się do jest jestem oraz dla od po nie ze",
  cs: "a v s na se je jsem pro do od že po ze ve",
  sk: "a v s na sa je som pre do od že po zo vo",
  hr: "i u s na se je sam za do od su po iz što",
  hu: "a az és egy vagyok hogy nem is meg itt ön van",
  tr: "ve bir bu için ile de da olarak ben çok en size gibi",
  vi: "và của là tôi các cho với một bạn những ở được",
  id: "dan di yang saya untuk dengan dari ini anda kami ke akan sudah karena bisa kota",
  ms: "dan di yang saya untuk dengan dari ini anda kami ke akan telah kerana boleh bandar",
  fil: "ang ng sa mga at ay na ako ko para kayo ninyo po namin dito mula",
  ca: "el els les i amb que per a és sóc una des del molt em la de meu meva als",
  et: "ja on olen mina koos et see ei ning kui ka teie meie või",
  lv: "un ir es ar par no uz kas to jūs mēs mans lai vai",
  lt: "ir yra aš su apie iš į kad tai jūs mes mano kaip arba",
  sl: "in sem z na se je za od pri kot ali ki vas moje tudi",
  sr: "i u na s se je sam za do od iz što šta sa da su",
  sq: "dhe në me për është jam unë që një nga ju të e së",
  az: "və bir bu üçün ilə mən da də çox ən kimi sizin olan",
} as const;

type Guessed = keyof typeof FREQUENT;
const WORDS = (Object.keys(FREQUENT) as Guessed[]).map(
  (language) => [language, new Set(FREQUENT[language].split(" "))] as const,
);

/** The fewest frequent words that say something: a name of a street has two. */
const ENOUGH = 4;
/** How many more of them a language has than any other, so that Danish isn't called Norwegian. */
const AHEAD = 2;

/**
 * Guesses the language of a text in Latin letters by its frequent words: a primary tag; undefined where it is short, or
 * might be another one.
 */
export function languageOfWords(text: string): WrittenLanguage | undefined {
  const words = normalForm(text.toLowerCase(), "NFC").match(/\p{L}+/gu) ?? [];
  const counts = WORDS.map(([language, frequent]) => ({
    language,
    count: words.filter((word) => frequent.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count < ENOUGH || first.count - second.count < AHEAD) return undefined;
  return first.language;
}
