import type { Service } from "./username-services.ts";

/** Signs of a sentence in scripts without spaces. No name has them. A row of points isn't among them: it says that a name is cut. */
const SIGNS = String.raw`[、。，！？：；「」『』（）【】〜～]`;
/** Letters of scripts without spaces, or with words behind a name without one. */
const LETTERS = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const PICTURES = String.raw`(?!\p{ASCII})\p{Extended_Pictographic}`;

/** What ends names of Latin letters; where guests pay, no letter does: the name may be meant to have it. */
const BEHIND_NAMES = new RegExp(`${SIGNS}|${LETTERS}|${PICTURES}`, "u");
const BEHIND_PAID_NAMES = new RegExp(`${SIGNS}|${PICTURES}`, "u");
const BEHIND_ANY_NAMES = new RegExp(SIGNS, "u");

/** An address with a path, or a name that says it is one. */
const NAMED = /^(?:@|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/)\S*[\w/]$/i;

/** Returns the place where a name ends within a word; -1 where nothing in it ends a name. */
function endOf({ hasMarks, isPaid }: Service, word: string): number {
  if (!hasMarks) return word.search(isPaid ? BEHIND_PAID_NAMES : BEHIND_NAMES);
  // Behind a person's Latin letters the end of a Japanese word is a sentence's.
  const sentence = /\/in\//i.test(word) ? /\w\p{sc=Hiragana}/u.exec(word) : null;
  const sign = word.search(BEHIND_ANY_NAMES);
  return sentence && (sign < 0 || sentence.index < sign) ? sentence.index + 1 : sign;
}

/** Cuts the words that stand right behind a name, without a space: `instagram.com/marta、よろしく`, `linkedin.com/in/martaをフォロー`. */
export function withoutGluedWords(service: Service, word: string): string {
  const name = word.slice(0, Math.max(endOf(service, word), 0));
  return NAMED.test(name) ? name : word;
}
