import type { Currency } from "./currency.ts";
import { foldNumber } from "./digits.ts";

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
  BYN: "руб р br",
  MDL: "lei leu",
  MKD: "ден денари den",
  BAM: "km км",
  AMD: "դրամ dram",
  TJS: "сомонӣ сомони",
  UAH: "грн грн. гривень гривні",
  TRY: "tl lira",
  GEL: "lari ლარი",
  AED: "dh dhs dhs. dirhams درهم د.إ",
  MAD: "dh dhs dirhams درهم د.م",
  SAR: "sr ⃁ ريال ریال ر.س riyal riyals",
  QAR: "qr ريال ریال ر.ق riyal riyals",
  OMR: "ro r.o ريال ریال ر.ع rial rials",
  YER: "ريال ریال ر.ي",
  IRR: "ریال ريال rial rials",
  KWD: "kd دينار د.ك dinar dinars",
  BHD: "bd دينار د.ب dinar dinars",
  EGP: "le l.e. جنيه ج.م",
  TND: "dt دينار د.ت dinars",
  DZD: "da دينار د.ج dinars",
  LYD: "ld دينار د.ل",
  JOD: "jd jds دينار د.أ",
  IQD: "دينار د.ع",
  LBP: "ll l.l ليرة ل.ل",
  SYP: "ليرة ل.س",
  SDG: "جنيه ج.س",
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
  TWD: "元 圓 nt nt$",
  HKD: "元 圓 hk hk$ dollars",
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
  GTQ: "q quetzales",
  HNL: "l lps lempiras",
  NIO: "c$ córdobas",
  PAB: "b/ balboas",
  VES: "bs bolívares",
  CUP: "pesos",
  TTD: "tt$",
  XCD: "ec$",
  BZD: "bz$",
  BBD: "bds$",
  FJD: "fj$",
  XPF: "f fcfp francs",
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
  GHS: "₵ gh¢ cedis cedi",
  AOA: "kz kwanzas",
  MZN: "mt mts meticais",
  MWK: "mk kwacha",
  MGA: "ar ariary",
  BWP: "p pula",
  MUR: "rs",
  SCR: "sr rs",
  MVR: "rf rufiyaa",
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
export const plainWord = (word: string): string =>
  word
    .replace(/\s/g, "")
    .replace(/(\p{L})[.'"״׳](?=\p{L})/gu, "$1")
    .toLowerCase();

/** Returns a currency's sign in English, which is its code where it has none. */
function signOf(currency: Currency, currencyDisplay: "symbol" | "narrowSymbol"): string {
  try {
    const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay }).formatToParts(
      1,
    );
    return plainWord(parts.find(({ type }) => type === "currency")?.value ?? "");
  } catch {
    // Safari 14.0 doesn't know narrow signs.
    return "";
  }
}

/** Lists what may stand beside an amount of a currency, as plainWord writes it. */
export function wordsFor(currency: Currency): string[] {
  const code = currency.toLowerCase();
  const signs = [signOf(currency, "symbol"), signOf(currency, "narrowSymbol")];
  // The code makes a sign of several currencies that of one: `CLP$`, `$ CLP`.
  const withCode = signs.flatMap((sign) => {
    const [last] = /\p{Sc}$/u.exec(sign) ?? [""];
    return [code + last, last + code];
  });
  const names = foldNumber(NAMES[currency] ?? "").split(" ");
  // An abbreviation with stops may have one at its end: `د.ك.`
  const stopped = names.flatMap((name) => (/.\../.test(name) ? [`${plainWord(name)}.`] : []));
  return ["", code, ...signs, ...withCode, ...names.map(plainWord), ...stopped];
}
