// Patterns of numbers that are no phone numbers. Each is bounded, and begins and ends where a number does, so that no
// part of a phone number is taken for one.

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
/** A year of our era, or of the Persian, Islamic, Buddhist or Hebrew one. */
const YEAR = "(?:1\\d{3}|20\\d\\d|2[45]\\d\\d|57\\d\\d)";
/** A year of the Republic of China. */
const MINGUO = "1[01]\\d";
/** What joins the ends of a range, or several days. */
const TO = "\\s?(?:--?|[/+&])\\s?";

/** The separators of dates, each with what joins days that are written with it. */
const MARKS = [
  ["\\.", TO],
  ["/", "\\s?(?:--?|[+&])\\s?"],
  ["-", "\\s?[/+&]\\s?"],
] as const;
const [DOT, SLASH] = MARKS;

const BEGINS = "(?<!\\d[./-]?)";
const ENDS = "(?![./-]?\\d)";
/** For numbers whose groups could be a phone number's: no other number stands beside them. */
const alone = (number: string): string =>
  `(?<!\\d[\\s()./-]{0,2}|\\+\\s?)(?:${number})(?![\\s()./-]{0,2}\\d)`;

const dayWith = (mark: string): string => `(?:${DAY}${mark}\\s?${MONTH}|${MONTH}${mark}\\s?${DAY})`;

/** Makes the pattern of dates such as `12. 10. 2025`, `20-25.09.2025`, `03.06-07.06.25` and `2025.10.12-14`. */
function datesWith(mark: string, to: string): string {
  const day = dayWith(mark);
  const full = `${day}${mark}\\s?${YEAR}|(?:${YEAR}|${MINGUO})${mark}\\s?${MONTH}${mark}\\s?${DAY}`;
  const date = `(?:${full}|(?:${DAY}${mark}${MONTH}|${MONTH}${mark}${DAY})${mark}\\d\\d)`;
  const one = `(?:${date}|${day}|${DAY})`;
  return `${BEGINS}(?:${one}\\.?${to}){0,3}${date}(?:\\.?${to}${one})?${ENDS}`;
}

/** Makes the pattern of days without a year, such as `12.10.-14.10.` and `10/10 10/10`. */
const daysWith = (mark: string, to: string): string =>
  alone(`${dayWith(mark)}(?:\\.?(?:${to}|\\s)${dayWith(mark)}){1,5}`);

const NEAR_YEAR = "(?:19[5-9]\\d|20[0-3]\\d)";
const MONTH_OF_TWO = "(?:0[1-9]|1[0-2])";
const DAY_OF_TWO = "(?:0[1-9]|[12]\\d|3[01])";
const solid = (date: string): string => `${date}(?:${TO}${date})?`;

/** Hours such as `0930`: timetables have minutes of fives, and few phone numbers are two of them. */
const HOUR = "(?:[01]\\d|2[0-4])[0-5][05]";
const ROUND = "(?:[1-9]\\d{1,5}|[1-9]\\d{0,2}(?:\\.\\d{3}){1,3}|[1-9]\\d? \\d{3})(?<=00|50)";
const CENTS = "\\d{1,3}\\.\\d[05]";

const NUMBERS = [
  // 12 10 2025, 12-14 2025, 12/10 2025, 2025 10 12, 2025 12-14
  `(?:${DAY}${TO})?${DAY} ${MONTH} ${YEAR}`,
  `${MONTH} ${DAY} ${YEAR}`,
  `${DAY}(?:\\.?${TO}${DAY}){1,3}\\.? ${YEAR}`,
  `${DAY}\\.\\s?${DAY}\\.? ${YEAR}`,
  `${YEAR} ${MONTH} ${DAY}`,
  `${YEAR} ${DAY}${TO}${DAY}`,
  // 09/2025-10/2025, 2025.09-2025.10, of the Buddhist era 2567-2568
  `${MONTH}[./-]${YEAR}${TO}${MONTH}[./-]${YEAR}`,
  `${YEAR}[./-]${MONTH}${TO}${YEAR}[./-]${MONTH}`,
  `25[0-7]\\d${TO}25[0-7]\\d`,
  // Two dates with one mark between everything
  ...["/", "-"].map((mark) =>
    Array(2)
      .fill(`(?:${dayWith(mark)}${mark}${YEAR}|${YEAR}${mark}${MONTH}${mark}${DAY})`)
      .join(mark),
  ),
  solid(`${NEAR_YEAR}${MONTH_OF_TWO}${DAY_OF_TWO}`),
  solid(`${DAY_OF_TWO}${MONTH_OF_TWO}${NEAR_YEAR}`),
  `\\d\\d${MONTH_OF_TWO}${DAY_OF_TWO}${TO}\\d\\d${MONTH_OF_TWO}${DAY_OF_TWO}`,
  `${HOUR}(?:${TO}${HOUR}){1,3}`,
  // Counts are round, phone numbers hardly ever: 12 500 000, 3000-4000, 1.200-1.500, 10000000
  "[1-9]\\d?(?:[. ]\\d{3}){1,2}[. ]000",
  "[1-9]\\d{0,2}(?:[. ]\\d{3})?(?:[. ]000){2,3}",
  "[1-9]\\d{0,3}0{5,11}",
  `${ROUND}${TO}${ROUND}`,
  `${CENTS}\\s?[-/]\\s?${CENTS}`,
  // The postal code of Brazil
  "\\d{5}-\\d{3}",
];

/** The postal codes of Japan and, behind a state, of the United States. */
const POSTAL = /〒\s?\d{3}-\d{4}(?!\d)|(?<![\p{L}\d])[A-Z]{2} \d{5}-\d{4}(?!\d)/gu;
const TIME = "(?<![\\d.])(?:[01]?\\d|2[0-4])[.:h][0-5]\\d(?!\\d|[.:]\\d)";

const CURRENCIES =
  "eur|euros?|usd|gbp|idr|rp|rupiah|vnd|vnđ|đồng|dong|yen|jpy|krw|thb|baht|inr|rupees?|huf|forint|clp|pyg|تومان|ریال|ريال";
const CURRENCY = `(?<![\\p{L}\\p{M}])(?:${CURRENCIES})(?![\\p{L}\\p{M}])`;
const FIGURE = "\\d[\\d., '’]{0,24}";
const MONEY = [
  `(?<!\\d\\s?)(?:\\p{Sc}|${CURRENCY})\\.?\\s?${FIGURE}`,
  // Chinese, Japanese, Korean, Thai and Lao have no space behind the word.
  `(?<![\\d.,])${FIGURE}\\s?(?:\\p{Sc}|円|元|块|塊|원|만원|บาท|ກີບ|${CURRENCY})`,
].join("|");

const NO_PHONE = [
  ...[...MARKS.map(([mark, to]) => datesWith(mark, to)), MONEY, TIME].map((one) => new RegExp(one, "giu")),
  ...[daysWith(...DOT), daysWith(...SLASH), ...NUMBERS.map(alone)].map((one) => new RegExp(one, "gu")),
  POSTAL,
];

/** Writes ` ~ ` in place of dates and ranges of them, hours, scores, counts, money and postal codes. */
export const withoutNumbers = (text: string): string =>
  NO_PHONE.reduce((rest, numbers) => rest.replace(numbers, " ~ "), text);
