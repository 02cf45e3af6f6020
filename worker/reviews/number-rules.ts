// Patterns of numbers that are no phone numbers; what takes more than a pattern is read in date-rules.ts. Each is bounded,
// and begins and ends where a number does, so that no part of a phone number is taken for one.

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
/** A year of our era, or of the Persian, Islamic, Buddhist or Hebrew one. */
const YEAR = "(?:1\\d{3}|20\\d\\d|2[45]\\d\\d|57\\d\\d)";
/** A year of the Republic of China. */
const MINGUO = "1[01]\\d";
/** What joins the ends of a range, or several days. */
const TO = "\\s?(?:--?|[~/+&])\\s?";

/** The separators of dates, each with what joins days that are written with it. */
const MARKS = [
  ["\\.", TO],
  ["/", "\\s?(?:--?|[~+&])\\s?"],
  ["-", "\\s?[~/+&]\\s?"],
] as const;
const [DOT, SLASH] = MARKS;

const BEGINS = "(?<!\\d[./-]?)";
const ENDS = "(?![./-]?\\d)";
/** For numbers whose groups could be a phone number's: no other number stands beside them. */
const alone = (number: string): string =>
  `(?<!\\d[\\s()./*|•·_~=-]{0,2}|\\+\\s?)(?:${number})(?![\\s()./*|•·_~=-]{0,2}\\d)`;

const dayWith = (mark: string): string => `(?:${DAY}${mark}\\s?${MONTH}|${MONTH}${mark}\\s?${DAY})`;

/** Returns the pattern of dates such as `12. 10. 2025`, `20-25.09.2025`, `03.06-07.06.25` and `2025.10.12-14`. */
function datesWith(mark: string, to: string): string {
  const day = dayWith(mark);
  const full = `${day}${mark}\\s?${YEAR}|(?:${YEAR}|${MINGUO})${mark}\\s?${MONTH}${mark}\\s?${DAY}`;
  const date = `(?:${full}|(?:${DAY}${mark}${MONTH}|${MONTH}${mark}${DAY})${mark}\\d\\d)`;
  const one = `(?:${date}|${day}|${DAY})`;
  return `${BEGINS}(?:${one}\\.?${to}){0,3}${date}(?:\\.?${to}${one})?${ENDS}`;
}

/** Returns the pattern of days without a year, such as `12.10.-14.10.` and `10/10 10/10`. */
const daysWith = (mark: string, to: string): string =>
  alone(`${dayWith(mark)}(?:\\.?(?:${to}|\\s)${dayWith(mark)}){1,5}`);

const NEAR_YEAR = "(?:19[5-9]\\d|20[0-3]\\d)";
const MONTH_OF_TWO = "(?:0[1-9]|1[0-2])";
const DAY_OF_TWO = "(?:0[1-9]|[12]\\d|3[01])";
const solid = (date: string): string => `${date}(?:${TO}${date})?`;

/** Hours such as `0930`: timetables have minutes of fives, and few phone numbers are two of them. */
const HOUR = "(?:[01]\\d|2[0-4])[0-5][05]";
const ROUND =
  "(?:(?:[1-9]\\d{1,5}|[1-9]\\d{0,2}(?:[.,'’٬]\\d{3}){1,3}|[1-9]\\d? \\d{3})(?<=00|50)|[1-9]\\d{0,2}(?: \\d{3}){1,2}(?<=000))";
const CENTS = "\\d{1,3}[.,]\\d[05]";

/** Hours with a full stop or `h`, and from one to another */
const CLOCK = "(?:[01]?\\d|2[0-4])[.h][0-5]\\d";
const OPEN = `(?:[01]?\\d|2[0-4])(?:[.h][0-5]\\d)?\\s?--?\\s?(?:[01]?\\d|2[0-4])(?:[.h][0-5]\\d)?`;

const NUMBERS = [
  // 12 10 2025, 12-14 2025, 12/10 2025, 2025 10 12, 2025 12-14
  `(?:${DAY}${TO})?${DAY} ${MONTH} ${YEAR}`,
  `${MONTH} ${DAY} ${YEAR}`,
  `${DAY}(?:\\.?${TO}${DAY}){1,3}[.,]? ${YEAR}`,
  `${DAY}\\.\\s?${DAY}\\.? ${YEAR}`,
  `${YEAR} ${MONTH} ${DAY}`,
  // 12/10-2025, 10/12 2025, 2025/10-12
  `(?:${DAY}\\s?[./-]\\s?${MONTH}|${MONTH}\\s?[./-]\\s?${DAY})\\s?[./-]?\\s?${YEAR}`,
  `${YEAR}\\s?[./-]\\s?${MONTH}\\s?[./-]\\s?${DAY}`,
  // 1950/60/70s, 80/90/2000er
  "(?:(?:19|20)?\\d0[/-]){1,4}(?:19|20)?\\d0(?=['’]?s|er)",
  // 2005/06, ISO 9001:2015
  "(?:19|20)\\d\\d[/-](?:(?:19|20)?\\d\\d)",
  "\\d{4,5}:20\\d\\d",
  // An order of a year: 2025-1012-0001
  "20(?:1[5-9]|2\\d|3[0-5])[/-]\\d{4,6}(?:[/-]\\d{2,6})?",
  `${YEAR} ${DAY}${TO}${DAY}`,
  // 09/2025-10/2025, 2025.09-2025.10, of the Buddhist era 2567-2568
  `${MONTH}[./-]${YEAR}${TO}${MONTH}[./-]${YEAR}`,
  `${YEAR}[./-]${MONTH}${TO}${YEAR}[./-]${MONTH}`,
  `25[0-7]\\d${TO}25[0-7]\\d`,
  // 12-10 - 14-10
  `${DAY}-${MONTH}\\s--?\\s${DAY}-${MONTH}`,
  // Two dates with one mark between everything
  ...["/", "-"].map((mark) =>
    Array(2)
      .fill(`(?:${dayWith(mark)}${mark}${YEAR}|${YEAR}${mark}${MONTH}${mark}${DAY})`)
      .join(mark),
  ),
  `${solid(`${NEAR_YEAR}${MONTH_OF_TWO}${DAY_OF_TWO}`)}(?: ${HOUR})?`,
  solid(`${DAY_OF_TWO}${MONTH_OF_TWO}${NEAR_YEAR}`),
  `\\d\\d${MONTH_OF_TWO}${DAY_OF_TWO}${TO}\\d\\d${MONTH_OF_TWO}${DAY_OF_TWO}`,
  `${HOUR}(?:${TO}${HOUR}){1,3}`,
  // 10.30-12.30, 9-12/14-18, 10 30 - 12 30
  `${CLOCK}(?:${TO}${CLOCK}){0,3}`,
  `${OPEN}(?:(?:\\s?[,;/&+]\\s?|\\s)${OPEN}){1,3}`,
  "(?:[01]?\\d|2[0-4]) [0-5][05]\\s?-\\s?(?:[01]?\\d|2[0-4]) [0-5][05]",
  // Counts are round, phone numbers hardly ever: 12 500 000, 3000-4000, 1.200-1.500, 10,000-12,000, 10000000
  "[1-9]\\d?(?:[., '’٬]\\d{3}){1,2}[., '’٬]000",
  "[1-9]\\d{0,2}(?:[., '’٬]\\d{3})?(?:[., '’٬]000){2,3}",
  "[1-9]\\d{0,3}0{5,40}",
  // 10,295,909, 1.234.567,89
  "[1-9]\\d?(?:\\.\\d{3}){2}|[1-9]\\d?(?:,\\d{3}){2}",
  "[1-9]\\d{0,2}(?:\\.\\d{3}){1,2},\\d\\d|[1-9]\\d{0,2}(?:,\\d{3}){1,2}\\.\\d\\d",
  `${ROUND}${TO}${ROUND}`,
  // 1,638-1,642
  `([1-9]\\d{0,2})[.,'’]\\d{3}${TO}\\1[.,'’]\\d{3}`,
  `${CENTS}(?:\\s?[-/]\\s?${CENTS}){1,2}`,
  // The postal codes of Brazil and Portugal
  "\\d{4,5}-\\d{3}",
];

/** The postal codes of Japan and, behind a state, of the United States. */
const POSTAL = /〒\s?\d{3}-\d{4}(?!\d)|(?<![\p{L}\d])[A-Z]{2} \d{5}-\d{4}(?!\d)/gu;
/** Hours with a colon. Those with a full stop stand alone, because phone numbers have them too. */
const TIME = "(?<![\\d.:])(?:[01]?\\d|2[0-4])(?::[0-5]\\d){1,2}(?:[.,]\\d{1,3})?(?!\\d|[.:]\\d)";

const CURRENCIES =
  "eur|euros?|usd|gbp|idr|rp|rupiah|vnd|vnđ|đồng|dong|đ|yen|jpy|krw|thb|baht|inr|rupees?|huf|forint|ft|clp|cop|pyg|php|myr|rm|chf|try|tl|pln|zł|kr|sek|nok|dkk|czk|kč|ron|lei|rub|руб|uah|грн|تومان|ریال|ريال|ليرة";
const CURRENCY = `(?<![\\p{L}\\p{M}])(?:${CURRENCIES})(?![\\p{L}\\p{M}])`;
/**
 * Amounts: of up to seven digits, of thousands in groups, or round. Nine digits that aren't round, or a zero before others,
 * are a phone number with a currency beside it.
 */
const WRITTEN =
  "(?:[1-9]\\d{0,2}(?:[.,'’٬]\\d{3}(?!\\d)){1,3}(?<=\\D000)|[1-9]\\d{0,2}[.,'’٬]\\d{3}(?!\\d)|[1-9]\\d?(?:[.,'’٬]\\d{3}(?!\\d)){2}|[1-9]\\d?(?:,\\d\\d){1,2},\\d{3}|[1-9]\\d{0,5}0{3,9})(?:[.,]\\d{1,2})?(?!\\d)|[1-9]\\d{0,3}[.,]\\d{2}(?!\\d)";
const PLAIN =
  "(?:[1-9]\\d{0,2}(?: \\d{3}(?!\\d)){1,3}(?<= 000)|[1-9]\\d{0,2} \\d{3}(?!\\d)|[1-9](?: \\d{3}(?!\\d)){2}|[1-9]\\d{0,6}|0)(?:[.,]\\d{1,2})?(?!\\d)";
/** No other number stands beside an amount, unless a currency is between: parts of a phone number are none. */
const ALONE = ["(?<!\\d[^\\p{L}\\p{N}\\p{Sc}]{0,4})", "(?![^\\p{L}\\p{N}\\p{Sc}]{0,4}\\d)"];
/** One that is written as amounts are may have another number in the next word. */
const APART = [
  "(?<!\\d[^\\s\\p{L}\\p{N}\\p{Sc}]{0,2}|\\d{3} )",
  "(?![^\\s\\p{L}\\p{N}\\p{Sc}]{0,2}\\d| \\d{3}(?!\\d))",
];
const MONEY = (
  [
    [WRITTEN, APART],
    [PLAIN, ALONE],
  ] as const
)
  .flatMap(([amount, [first = "", last = ""]]) => [
    `(?<!\\d\\s?)(?:\\p{Sc}|${CURRENCY})\\.?\\s?(?:${amount})${last}`,
    // Chinese, Japanese, Korean, Thai and Lao have no space behind the word.
    `${first}(?:${amount})\\s?(?:\\p{Sc}|円|元|块|塊|원|만원|บาท|ກີບ|${CURRENCY})`,
  ])
  .join("|");

/** 38.7139, -9.1394 and 38°42'49.7" */
const PLACE =
  "(?<!\\d)(?:[01]\\d\\d|\\d{1,2})\\s?°\\s?\\d{1,2}(?:[.,]\\d{1,4})?['’′]?(?:\\s?\\d{1,2}(?:[.,]\\d{1,3})?(?:[\"”″]|['’′]{2}))?|" +
  "(?<![\\d.])(?:[1-8]?\\d|90)[.,]\\d{3,8}°?\\s?[NS]?(?:\\s?[,;/]\\s{0,2}|\\s)[-+]?(?:1[0-7]\\d|[1-9]?\\d|180)[.,]\\d{3,8}(?!\\d)";

/** What is no part of a phone number, whatever stands beside it. */
const CLEAR = [
  // 12/10-2025, 2019-2024, 0930-1230
  `(?:${DAY}[./-]${MONTH}|${MONTH}[./-]${DAY})[./-]${NEAR_YEAR}`,
  "(?:1\\d|20)\\d\\d\\s?-\\s?(?:1\\d|20)\\d\\d",
  `${HOUR}${TO}${HOUR}`,
  // 10h30, 10.30-12.30
  "(?:[01]?\\d|2[0-4])h(?:[0-5]\\d)?",
  `${CLOCK}${TO}${CLOCK}`,
  // 5/5, 9.5/10, 19/20, 98/100, 1000000/10, 100 %
  "\\d{1,2}(?:[.,]\\d)?/(?:5|100?)|(?:1?\\d|20)(?:[.,]\\d)?/20|(?:1[0-5]0|[1-9]0{2,40})/100?",
  "\\d{1,3}(?:[.,]\\d{1,2})?\\s?%",
].map((one) => `${BEGINS}(?:${one})${ENDS}`);

const NO_PHONE = [
  ...[...MARKS.map(([mark, to]) => datesWith(mark, to)), TIME, ...CLEAR, MONEY, PLACE].map(
    (one) => new RegExp(one, "giu"),
  ),
  ...[daysWith(...DOT), daysWith(...SLASH), ...NUMBERS.map(alone)].map((one) => new RegExp(one, "gu")),
  POSTAL,
];

/** Writes ` x ` in place of dates and ranges of them, hours, scores, counts, money and postal codes. */
export const withoutNumbers = (text: string): string =>
  NO_PHONE.reduce((rest, numbers) => rest.replace(numbers, " x "), text);
