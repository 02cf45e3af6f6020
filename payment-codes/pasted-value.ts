import { normalForm } from "#schema/normal-form.ts";
import { trimEndOf, trimStartOf } from "#schema/trim.ts";
import { completeUrl } from "#schema/web-url.ts";
import { paymentKind, type PaymentKind } from "./kinds.ts";

/** What people write before any value. What names an identity document, `CPF`, isn't among it: that says what the value is. */
const ANY =
  "my is no nr num number account phone telephone tel mobile email mail minha meu mi mein meine número numero nummer é";

/** What people write before the value of one kind: its own names, and what it may be. */
const NAMES: Readonly<Partial<Record<PaymentKind, string>>> = {
  pix: "pix chave aleatória aleatoria celular cel telefone fone cnpj código codigo copia e cola qr key",
  upi: "upi upiid id vpa address bhim gpay google pay phonepe paytm यूपीआई आईडी मेरी मेरा है",
  promptpay: "promptpay พร้อมเพย์ เบอร์ หมายเลข ewallet wallet id",
  paynow: "paynow uen company",
  vietqr: "vietqr stk tk số so tài tai khoản khoan bank",
  swish: "swish swishnummer swishnr",
  vipps: "vipps vippsnummer",
  mobilepay: "mobilepay mobilepaynummer numero puhelinnumero",
  number: "payid interac etransfer wero fps aani breb llave id",
  revolut: "revolut revtag username",
  wise: "wise wisetag username",
  kofi: "kofi username",
  monzo: "monzo monzome username",
  satispay: "satispay tag username",
};
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(NAMES).map(([kind, names]) => [kind, new Set(`${ANY} ${names}`.split(" "))]),
);

/** Writes a word as the lists do: `E-Mail`, `(CNPJ)`. */
const listed = (word: string): string =>
  normalForm(word, "NFC")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .toLowerCase();

/** Returns whether a word names a value, also several joined by hyphens, `chave-pix`, or is only what stands between words. */
const isName = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(listed(word)) || word.split("-").every((part) => /^\/?$/.test(part) || words.has(listed(part)));

/** Takes a value's names away that stand in front of it: `Chave Pix (CNPJ): …`. Any other word stays. */
function unlabelled(text: string, words: ReadonlySet<string>): string {
  let rest = text;
  for (;;) {
    const [label, word = ""] = /^([\p{L}\p{M}()./-]{0,20})(?:\s|[:=](?!\/\/))[\s:=]*/u.exec(rest) ?? [];
    if (label === undefined || !isName(word, words)) return rest;
    rest = rest.slice(label.length);
  }
}

const BEFORE = /[\s"“”„«»]/;
const BEHIND = /[\s.,;!"“”„«»。、]/;
/** Returns whether an app has shortened a text: a part of a name would be somebody else's. */
export const isShortened = (text: string): boolean => /(?:\.\.|…)\s*$/.test(text);

/** Takes a value out of what was written or copied around it: its names, the words before a link, a sentence's end. */
export function pastedValue(kind: PaymentKind, text: string): string {
  const words = WORDS.get(kind);
  const isLink = paymentKind(kind).show === "open";
  if ((!words && !isLink) || isShortened(text)) return text;
  const bare = trimStartOf(trimEndOf(text, BEHIND), BEFORE);
  const value = words ? unlabelled(bare, words) : bare;
  return isLink && /https:\/\//i.test(value) ? completeUrl(value) : value;
}
