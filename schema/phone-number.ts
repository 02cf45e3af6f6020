import { foldDigits } from "./digits.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";

/** More than a chat's link has with the words that it sends. */
const TYPED_MAX = 2048;
/** The most digits of a number. Source: ITU E.164. */
const DIGITS_MAX = 15;

/** Calling codes behind which the first zero is dialled: Italy, San Marino, Ivory Coast, Gabon, Congo. Source: ITU E.164. */
const KEEPS_ZERO = /^(?:39|378|225|241|242)/;

/** A chat's links; what stands behind them may hold spaces, as numbers are pasted into them. */
const SHORT = /(?:^|[\s(<"'])(?:https?:\/\/)?(?:www\.)?wa\.me\/+([^?#]*)/i;
const SENDING =
  /(?:^|[\s(<"'])(?:(?:https?:\/\/)?(?:(?:www|api|web|m)\.)?whatsapp\.com\/+send\/?|whatsapp:\/\/send\/?)\?([^#]*)/i;
const BUSINESS =
  /(?:^|[\s(<"'+])(?:https?:\/\/)?(?:(?:www\.)?wa\.me|(?:(?:www|api|web)\.)?whatsapp\.com)\/+(message|qr)\/([a-z0-9]+)\/?(?=$|[?#\s),.;>"'])/i;
const LINK = /wa\.me\/|whatsapp(?:\.com|:\/)\//i;

/** The words that stand before a number, and the schemes of its links. */
const LABEL = /^(?:(?:tel|telephone|phone|mobile|cell|whatsapp|callto|sms)[.:]?(?:\/\/)?\s*)/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Writes the digits of every script, the brackets, dashes and spaces of numbers as one keyboard does. */
const plain = (typed: string): string =>
  foldDigits(typed)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\[\s*0\s*\]/g, "(0)")
    .replace(/\s/g, " ")
    .trim();

/** Answers the digits of one number as it is dialled from abroad; "" where it is none, or several. */
export function dialledDigits(number: string): string {
  const text = number.replace(/^\+/, "");
  if (!/^[\d\s().\-/]+$/.test(text)) return "";
  const [before = "", ...behind] = text.split("/");
  // Two numbers have a stroke between them as well.
  if (behind.length > 1 || (behind.length === 1 && before.replace(/\D/g, "").length > 6)) return "";
  const zero = KEEPS_ZERO.test(text.replace(/\D/g, "")) ? "0" : "";
  const digits = text
    .replace(/\(\s*0/g, (bracket, offset) => (offset === 0 ? bracket : zero))
    .replace(/\D/g, "");
  return digits.length > DIGITS_MAX ? "" : digits;
}

/** Answers the number at the beginning of a text; "" where more digits follow, or letters touch it. */
function numberBefore(text: string): string {
  const [, number = "", rest = ""] = /^([+\d\s().-]*)(.*)$/s.exec(text) ?? [];
  if (/\d/.test(rest) || (/^\p{L}/u.test(rest) && !/\s$/.test(number))) return "";
  return trimEndOf(number, /[\s().-]/);
}

/** Answers the number that a chat's link says; "" where it says none, undefined where there is no link. */
function linkedNumber(text: string): string | undefined {
  if (!LINK.test(text)) return undefined;
  if (text.split(LINK).length > 2) return "";
  const [, query] = SENDING.exec(text) ?? [];
  const [, first, ...others] = query?.split(/(?:^|&)phone=/i) ?? ["", SHORT.exec(text)?.[1]];
  return others.length > 0 ? "" : numberBefore(decoded(first?.replace(/&.*/s, "") ?? "").trim());
}

/** Answers a number without the words before it and, of a link, the parameters behind it. */
function unlabelled(text: string): string {
  const isLink = /^(?:tel|callto|sms):/i.test(text);
  return trimEndOf((isLink ? text.replace(/[;?].*/s, "") : text).replace(LABEL, ""), /[\s.,;]/);
}

/**
 * Reads one phone number as people type and paste it, in any script's digits, from a link too. Returns it with '+' and its
 * own spaces, "" for an empty text, null for what is no number or more than one.
 */
export function readPhoneNumber(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const text = plain(typed);
  const number = trimStartOf(linkedNumber(text) ?? unlabelled(text), /[+\s]/)
    .replace(/^\(\s*(?:\+|00)\s*(\d{1,4})\s*\)/, "$1")
    .replace(/^00/, "")
    .trim();
  if (number === "") return /^[+\s]*$/.test(text) || text.toLowerCase() === "tel:" ? "" : null;
  return dialledDigits(number) === "" ? null : `+${number}`;
}

/** Reads what WhatsApp Business hands out, an address that says no number; null for other texts. */
export function readBusinessLink(typed: string): string | null {
  const text = foldDigits(typed).trim();
  const [, kind, code] = (typed.length <= TYPED_MAX && BUSINESS.exec(text)) || [];
  return kind && code && text.split(LINK).length === 2 ? `https://wa.me/${kind.toLowerCase()}/${code}` : null;
}
