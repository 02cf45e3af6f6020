import type { Currency } from "./currency.ts";
import { foldNumber } from "./digits.ts";

/** The euro in the guests' languages, in each form that stands behind a number. */
const EURO =
  "euro euros euró eur eura eurá euroa eurot euras eurai eurų eiro avro deeuro evro evra evrov евро евра євро еуро ευρώ " +
  "يورو یورو אירו यूरो ইউরো ยูโร 欧元 歐元 ユーロ 유로";

/** Dollars and pounds in the same way, of any country that has them. */
const DOLLAR =
  "dollar dollars dollari dollaria dollarit dolleri dolār dolāri dolāru doleriai dolerių dolar dolary dolarów dolarů dolári dolárov " +
  "dolara dolari dolarjev dolarë dolares dólar dólares dòlar dòlars dollár доллар доллара долларов долар долара долари доларів " +
  "δολάριο δολάρια دولار دولارا دولارات دلار ڈالر דולר דולרים डॉलर ডলার ดอลลาร์ ドル 달러 đôla";
const POUND =
  "pound pounds pund pond pfund livre livres libra libras lliura lliures lire sterlina sterline punta puntaa funt funty funtów libry liber " +
  "фунт фунта фунтов фунтів λίρα λίρες جنيه جنيهات پوند پاؤنڈ पाउंड পাউন্ড ปอนด์ ポンド 파운드";

/** What people write beside an amount where it is neither the currency's code nor its sign in English. */
const NAMES: Readonly<Partial<Record<Currency, string>>> = {
  EUR: EURO,
  USD: `us$ ${DOLLAR} 美元 美金`,
  GBP: `${POUND} 英镑 英鎊`,
  CHF: "fr fr. sfr sfr. franken francs franchi",
  SEK: "kr kr. krona kronor",
  NOK: "kr kr. krone kroner",
  DKK: "kr kr. krone kroner",
  ISK: "kr kr. króna krónur",
  CZK: "kč kc korun koruny koruna",
  PLN: "zł zl złoty złote złotych zloty zlote zlotych",
  HUF: "ft forint forintot",
  RON: "lei leu",
  RSD: "din din. dinar dinara dinari дин дин. динар динара динари",
  ALL: "lek lekë",
  AZN: "manat",
  KZT: "тг тг. тенге теңге",
  RUB: "руб руб. р р. рубль рубля рублей",
  BYN: "руб руб. р р. br рублёў рублей",
  MDL: "lei leu",
  MKD: "ден денар денари den",
  BAM: "km км marka marke maraka марка марке марака",
  AMD: "դրամ dram",
  TJS: "сомонӣ сомони",
  UAH: "грн грн. гривня гривні гривень",
  TRY: "tl lira lirası",
  GEL: "lari ლარი",
  AED: "dh dhs dhs. dirham dirhams درهم دراهم درهما د.إ",
  MAD: "dh dhs dirham dirhams درهم دراهم درهما د.م",
  SAR: "sr ⃁ ريال ريالات ريالا ریال ر.س riyal riyals",
  QAR: "qr ريال ريالات ريالا ریال ر.ق riyal riyals",
  OMR: "ro r.o ريال ريالات ريالا ریال ر.ع rial rials",
  YER: "ريال ريالات ريالا ریال ر.ي",
  IRR: "ریال ريال rial rials",
  KWD: "kd دينار دنانير دينارا د.ك dinar dinars",
  BHD: "bd دينار دنانير دينارا د.ب dinar dinars",
  EGP: "le l.e. جنيه جنيهات جنيها ج.م",
  TND: "dt دينار دنانير دينارا د.ت dinars",
  DZD: "da دينار دنانير دينارا د.ج dinars",
  LYD: "ld دينار دنانير دينارا د.ل",
  JOD: "jd jds دينار دنانير دينارا د.أ",
  IQD: "دينار دنانير دينارا د.ع",
  LBP: "ll l.l ليرة ليرات ل.ل",
  SYP: "ليرة ليرات ل.س",
  SDG: "جنيه جنيهات جنيها ج.س",
  ILS: "nis shekel shekels shekel שח שקל שקלים",
  INR: "rs rs. rupees rupee रुपये रु रु.",
  PKR: "rs rs. rupees روپے",
  BDT: "tk tk. taka টাকা",
  LKR: "rs rs. rupees රු රු.",
  NPR: "rs rs. rupees रु रु. रू",
  IDR: "rp rp. rupiah",
  MYR: "rm ringgit",
  THB: "baht บาท",
  VND: "đ d vnđ đồng dong",
  PHP: "php p piso peso pesos",
  JPY: "円 えん yen エン 日元 日圓",
  CNY: "元 块 塊 rmb yuan 人民币 人民幣",
  TWD: "元 圓 塊 块 nt nt$ 台币 台幣",
  HKD: `元 圓 蚊 hk hk$ ${DOLLAR} 港元 港币 港幣`,
  KRW: "원 won",
  BRL: "reais real",
  PEN: "s/ s/. sol soles",
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
  AUD: `a$ au$ ${DOLLAR} 澳元`,
  NZD: `nz$ ${DOLLAR}`,
  CAD: `c$ ca$ ${DOLLAR} 加元`,
  SGD: `s$ ${DOLLAR} 新元`,
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

/** Writes a word in small letters, without spaces, the marks of an abbreviation, and Arabic's short vowels: `L.E.`, `ש״ח`, `ريالًا`. */
export const plainWord = (word: string): string =>
  word
    .replace(/[\s\u064B-\u0652]/g, "")
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
