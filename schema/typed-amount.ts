import { type Currency, fractionDigits } from "./currency.ts";
import { foldNumber } from "./digits.ts";
import { trimEndOf } from "./trim.ts";

/** No amount is longer. */
const TYPED_MAX = 40;

/** The euro in the guests' languages, in each form that stands behind a number. */
const EURO =
  "euro euros euró eur eura eurá euroa eurot euras eurai eurų eiro avro deeuro evro evra evrov евро евра євро еуро ευρώ " +
  "يورو یورو אירו यूरो ইউরো ยูโร 欧元 歐元 ユーロ 유로";

/** What people write beside an amount where it is neither the currency's code nor its sign in English. */
const NAMES: Readonly<Partial<Record<Currency, string>>> = {
  EUR: EURO,
  USD: "us$ dollar dollars",
  GBP: "pound pounds",
  CHF: "fr fr. sfr sfr. franken francs franchi",
  SEK: "kr kr. kronor",
  NOK: "kr kr. kroner",
  DKK: "kr kr. kroner",
  ISK: "kr kr. krónur",
  CZK: "kč kc korun koruny",
  PLN: "zł zl złotych złote",
  HUF: "ft forint",
  RON: "lei leu",
  RSD: "din din. дин дин.",
  ALL: "lek lekë",
  AZN: "manat",
  KZT: "тг тг. тенге теңге",
  RUB: "руб руб. р р. рублей рубля",
  UAH: "грн грн. гривень гривні",
  TRY: "tl lira",
  GEL: "lari ლარი",
  AED: "dh dhs dhs. dirhams درهم د.إ",
  MAD: "dh dhs dirhams درهم د.م",
  SAR: "sr ريال ر.س",
  EGP: "le l.e. جنيه ج.م",
  TND: "dt د.ت",
  JOD: "jd jds دينار د.أ",
  IQD: "دينار د.ع",
  ILS: "nis shekels shekel שח שקל שקלים",
  INR: "rs rs. rupees rupee रुपये रु रु.",
  PKR: "rs rs. rupees روپے",
  BDT: "tk tk. taka টাকা",
  LKR: "rs rs. rupees රු රු.",
  NPR: "rs rs. rupees रु रु. रू",
  IDR: "rp rp.",
  MYR: "rm",
  THB: "baht บาท",
  VND: "đ d vnđ đồng",
  PHP: "php p piso pesos",
  JPY: "円 yen",
  CNY: "元 块 rmb yuan",
  TWD: "元 nt nt$",
  HKD: "元 hk hk$ dollars",
  KRW: "원 won",
  BRL: "reais real",
  PEN: "s/ s/. soles",
  MXN: "pesos mx$",
  ARS: "pesos ar$",
  CLP: "pesos",
  COP: "pesos",
  DOP: "rd$ pesos",
  UYU: "$u pesos",
  PYG: "gs gs. guaraníes",
  CRC: "colones",
  BOB: "bs bs. bolivianos",
  JMD: "j$",
  NAD: "n$",
  AUD: "a$ au$ dollars",
  NZD: "nz$ dollars",
  CAD: "c$ ca$ dollars",
  SGD: "s$ dollars",
  ZAR: "r rand",
  KES: "ksh ksh. shillings",
  TZS: "tsh shillings",
  UGX: "ush shillings",
  RWF: "frw",
  ETB: "birr",
  NGN: "naira",
  GHS: "cedis cedi",
  ZMW: "kwacha",
  LAK: "kip ກີບ",
  KHR: "riel riels",
  MMK: "kyat kyats ks",
  UZS: "so'm sum сум",
  KGS: "som сом",
  XOF: "cfa fcfa f francs francscfa",
  XAF: "cfa fcfa f francs francscfa",
};

/** Writes a word in small letters, without spaces and the marks of an abbreviation: `L.E.`, `ש״ח`. */
const plain = (word: string): string =>
  word
    .replace(/\s/g, "")
    .replace(/(\p{L})[.'"״׳](?=\p{L})/gu, "$1")
    .toLowerCase();

/** Lists what may stand beside an amount of a currency, as `plain` writes it. */
function wordsFor(currency: Currency): string[] {
  const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === "currency" ? [plain(value)] : [])),
  );
  return [
    "",
    currency.toLowerCase(),
    ...signs,
    ...foldNumber(NAMES[currency] ?? "")
      .split(" ")
      .map(plain),
  ];
}

/** Currencies whose decimals have no coin and are never written: three digits behind a sign are thousands. */
const WHOLE = new Set<Currency>(["IQD"]);

/** Currencies of countries that write `12,34,567`. */
const INDIAN = new Set<Currency>(["INR", "NPR", "PKR", "BDT", "LKR"]);

/** Reads whole units with what people write between thousands: `1.234.567`, `1 234`, `12,34,567`; "" where it can't be that. */
function wholeOf(text: string, currency: Currency): string {
  if (/^\d{1,9}$/.test(text)) return text;
  const isIndian = INDIAN.has(currency) && /^[1-9]\d?(?:,\d\d){0,3},\d{3}$/.test(text);
  const isGrouped = /^[1-9]\d{0,2}(?:(?:\.\d{3}){1,2}|(?:,\d{3}){1,2}|(?:'\d{3}){1,2}|(?: \d{3}){1,2})$/.test(
    text,
  );
  return isGrouped || isIndian ? text.replace(/\D/g, "") : "";
}

/**
 * Reads an amount as people type it, in any script's digits, with the currency's sign or code: `12,50 €`, `1.234,50`,
 * `Rp 50.000`. Returns minor units, which may be more than a tip can be; null for anything else, an amount of another
 * currency among it. Three digits behind a separator are thousands, but for currencies with three decimals.
 */
export function readTypedAmount(typed: string, currency: Currency): number | null {
  if (typed.length > TYPED_MAX || /(?!\p{Nd})\p{N}/u.test(typed)) return null;
  const text = foldNumber(
    typed
      .replace(/[٬’‘ʼ′]/g, "'")
      .replace(/[٫،]/g, ",")
      .replace(/。/g, ".")
      .normalize("NFKC"),
  );
  const [before = ""] = /^\D{0,16}/.exec(text.trimStart()) ?? [];
  const rest = text.trimStart().slice(before.length);
  const number = trimEndOf(rest, /\D/);
  const after = rest
    .slice(number.length)
    .replace(/^[., ']{0,3}(?:-{1,2}|[:/][-=])?/, "")
    .replace(/\.$/, "");
  const words = wordsFor(currency);
  const isBeside = (word: string): boolean => words.includes(plain(word));
  if (!/^\d[\d.,' ]*$/.test(number) || !isBeside(before) || !isBeside(after)) return null;
  const digits = fractionDigits(currency);
  const [, whole = "", sign = "", part = ""] =
    /^([^.,]*(?:[.,][^.,]+){0,4})([.,])(\d{1,3})$/.exec(number) ?? [];
  const decimals = WHOLE.has(currency) ? 0 : digits;
  // A sign that also stands further ahead is one of thousands. Currencies without decimals are written with zeros, too.
  const isLast = sign !== "" && !whole.includes(sign);
  const isDecimal = isLast && part.length <= decimals;
  const isZeros = part === "00" ? /[.,' ]/.test(whole) : part === "000" && /^\d{4,}$/.test(whole);
  const isNothing = isLast && decimals === 0 && isZeros;
  const units = wholeOf(isDecimal || isNothing ? whole.trim() : number, currency);
  if (units === "" || units.length > 9) return null;
  return Number(units + (isDecimal ? part : "").padEnd(digits, "0"));
}
