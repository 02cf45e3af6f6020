import { foldNumber } from "./digits.ts";
import { decodePercent } from "./parse-url.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";

/** More than a chat's link has with the words that it sends. */
const TYPED_MAX = 2048;
/** The most digits of a number. Source: ITU E.164. */
const DIGITS_MAX = 15;
/** The fewest digits that are a number by themselves. */
const DIGITS_WHOLE = 10;
const PART_WHOLE = 7;
/** The most digits of the end of another number. */
const END_DIGITS = 3;

/**
 * The zero in brackets is dialled from abroad as well where it begins the number itself: landlines of Italy and San
 * Marino, Ivory Coast, Benin, Congo, Gabon but for its eight digits, Burkina Faso and Niger where seven follow, and eight
 * in Tajikistan; and the codes of Ukraine and Bangladesh where it stands in the brackets. Source: ITU E.164 and national
 * plans.
 */
const KEEPS_ZERO =
  /^(?:39(?!3\d{9}$)|378(?=549)|225(?!2\d{9}$)|229(?=1\d{8}$)|242(?!2\d{8}$)|241(?!\d{8}$)|22[67](?=\d{7}$)|992(?=\d{8}$))/;
const ZERO_OF_CODE = ["38", "88"];
/** What is dialled inside the country alone, where it isn't a zero: Hungary, Mexico, Lithuania, Russia, Turkmenistan, Belarus. */
const PREFIXES = [
  /^(36\D{0,3})\( ?06/,
  /^(52\D{0,3})\( ?01/,
  /^((?:370|7|993)\D{0,3})\( ?8(?!\d)/,
  /^(375\D{0,3})\( ?8[ -]?0(?=[ -]?\d\d\D)/,
];

/** A chat's links; what stands behind them may hold spaces, as numbers are pasted into them. */
const SHORT = /(?:^|[\s(<"'])(?:https?:\/\/)?(?:www\.)?wa\.me\/+([^?#]*)/i;
const SENDING =
  /(?:^|[\s(<"'])(?:(?:https?:\/\/)?(?:(?:www|api|web|m)\.)?whatsapp\.com\/+send\/?|whatsapp:\/\/send\/?)\?([^#]*)/i;
const BUSINESS =
  /(?:^|[\s(<"'+])(?:https?:\/\/)?(?:(?:www\.)?wa\.me|(?:(?:www|api|web)\.)?whatsapp\.com)\/+(message|qr)\/([a-z0-9]+)\/?(?=$|[?#\s),.;>"'])/i;
const LINK = /wa\.me\/|whatsapp(?:\.com|:\/)\//i;

/** What stands before a number. */
const LABEL =
  /^(?:telephone|telefone|telefon|teléfono|téléphone|telefono|telemóvel|tel|tél|tlm|tlf|phone|ph|mobile|mobil|mob|móvil|cellphone|cell|celular|cel|gsm|handy|whatsapp|телефон|тел|電話|电话|手机|携帯|전화|هاتف|جوال|טלפון|โทร|τηλ|📞|📱|☎)[\s.:]*/iu;
/** Other words before a number with its plus or 00, but for a fax's: `Marta: +351 912 345 678`. */
const WORDS =
  /^(?![^\d+]{0,30}fax)[\p{L}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}. /&]{1,30}[:. ] ?(?=\+|\(\+|00)/iu;
/** What stands around a number in a sentence. */
const BEFORE = /["“„«'‘<[:,\s”»›‹]/;
const BEHIND = /["”“»'’>\]!\s.,;«‹›]/;

const digitsIn = (text: string): string => text.replace(/\D/g, "");

/** Returns whether a text has a number and the end of another one: `+351 912 345 678 / 79`. */
function hasOtherEnd(text: string): boolean {
  const [whole = "", end = "", ...others] = text.split("/").map(digitsIn);
  return others.length === 0 && whole.length >= DIGITS_WHOLE && end.length > 0 && end.length <= END_DIGITS;
}

/** Returns whether digits are so far apart that each side is a number. */
const areSeveral = (text: string): boolean =>
  hasOtherEnd(text) ||
  text.split(/ ?[/\n] ?| - /).filter((part) => digitsIn(part.replace(/\(\s*0\s*\)/, "")).length >= PART_WHOLE)
    .length > 1;

/** Returns the digits of one number as it is dialled from abroad; "" where it is none, or several. */
export function dialledDigits(number: string): string {
  const text = PREFIXES.reduce(
    (rest, prefix) => rest.replace(prefix, "$1("),
    number.replace(/^\+/, "").replace(/ +/g, " "),
  );
  if (!/^[\d\s().\-/]+$/.test(text) || areSeveral(text)) return "";
  const bracket = text.search(/\( ?0/);
  const code = digitsIn(text.slice(0, Math.max(bracket, 0)));
  const rest = digitsIn(text.slice(bracket)).slice(1);
  const isKept = ZERO_OF_CODE.includes(code) || KEEPS_ZERO.test(code + rest);
  const digits = code && !isKept ? code + rest : digitsIn(text);
  return digits.length > DIGITS_MAX || /^0+$/.test(digits) ? "" : digits;
}

/** Returns the number at the beginning of a text; "" where it can't be told from the digits behind it. */
function numberBefore(text: string): string {
  const [first = "", ...others] = text.split(/\s/);
  const rest = others.join(" ");
  const isNumber = (part: string): boolean => /^[+\d\s().-]*$/.test(part);
  const whole = trimEndOf(first, /[^\d]/);
  const isFirstWhole = isNumber(whole) && digitsIn(whole).length >= DIGITS_WHOLE;
  if (!isFirstWhole) return isNumber(trimEndOf(text, /[/),.;>]/)) ? trimEndOf(text, /\D/) : "";
  const isTouched = /^[\p{L}\p{N}]/u.test(first.slice(whole.length));
  return isTouched ||
    /\d[\s().-]{0,3}(?:\d[\s().-]{0,3}){5}\d/.test(rest) ||
    (/\d/.test(rest) && isNumber(rest))
    ? ""
    : whole;
}

/** Parts an address from letters of a script without spaces, and from a colon, that stand right before it. */
const parted = (text: string): string => text.replace(/([:\u0080-\uFFFF])(https?:\/\/)/gi, "$1 $2");

/** Returns the number that a chat's link says; "" where it says none, undefined where there is no link. */
function linkedNumber(typed: string): string | undefined {
  if (!LINK.test(typed)) return undefined;
  const text = parted(typed);
  if (text.split(LINK).length > 2) return "";
  const [, query] = SENDING.exec(text) ?? [];
  const [, first, ...others] = query?.replaceAll("+", " ").split(/(?:^|&)phone=/i) ?? [
    "",
    SHORT.exec(text)?.[1],
  ];
  if (others.length > 0) return "";
  return numberBefore(foldNumber(decodePercent(first?.replace(/&.*/s, "") ?? "")).trim());
}

/** Returns the number of a link such as `tel:`, with the calling code that it says apart. Source: RFC 3966. */
function dialledByLink(text: string): string | undefined {
  const [, number = "", parameters = ""] =
    /^(?:tel|callto|sms|smsto):(?:\/\/)?([^;?&]*)(.*)$/is.exec(text) ?? [];
  if (number === "") return undefined;
  const code = /;phone-context=(\+\d{1,6})/i.exec(parameters)?.[1] ?? "";
  const typed = foldNumber(decodePercent(number)).trim();
  return typed.startsWith("+") ? typed : code + typed;
}

/** A text that stands in brackets as a whole, with brackets in it: `(+351 912 345 678)`. */
const BRACKETED = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/** Returns what stands in brackets, where that is a whole number. */
function unbracketed(text: string): string {
  const [, inner = ""] = BRACKETED.exec(text) ?? [];
  return digitsIn(inner).length >= PART_WHOLE ? inner.trim() : text;
}

/** Returns a number without the words around it. */
const unlabelled = (text: string): string =>
  trimEndOf(
    trimStartOf(text, BEFORE)
      .replace(LABEL, "")
      .replace(WORDS, "")
      .replace(/\(\s*\p{L}{1,20}\s*\)$/u, ""),
    BEHIND,
  )
    // Where a text runs from right to left the plus comes last, and the calling code before it may stand behind the number.
    .replace(/^(\d{7,12})[\s-](\d{1,3})\+$/, "$2 $1")
    .replace(/^(\d[\d\s().-]*)\+$/, "$1");

/**
 * Reads one phone number as people type and paste it, in any script's digits, from a link too. Returns it with '+' and its
 * own spaces, "" for an empty text, null for what is no number or more than one.
 */
export function readPhoneNumber(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const text = foldNumber(typed)
    .replace(/ +/g, " ")
    .replace(/\[([ +\d]*)\]/g, "($1)")
    .trim();
  const number = trimStartOf(
    linkedNumber(text) ?? dialledByLink(text) ?? unbracketed(unlabelled(unbracketed(text))),
    /[+\s]/,
  )
    .replace(/^\( ?\+ ?(\d{1,4}) ?\)/, "$1")
    .replace(/^\( ?00 ?(\d{0,4}) ?\) ?/, "$1")
    .replace(/^00/, "")
    .trim();
  if (number === "") return /^(?:tel:)?[+\s]*$/i.test(text) ? "" : null;
  return dialledDigits(number) === "" ? null : `+${number.replace(/\s+/g, " ")}`;
}

/** Reads what WhatsApp Business hands out, an address that says no number; null for other texts. */
export function readBusinessLink(typed: string): string | null {
  const text = parted(foldNumber(typed).trim());
  const [, kind, code] = (typed.length <= TYPED_MAX && BUSINESS.exec(text)) || [];
  return kind && code && text.split(LINK).length === 2 ? `https://wa.me/${kind.toLowerCase()}/${code}` : null;
}
