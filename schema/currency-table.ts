/**
 * Rows of three suggested tips and the largest tip, in whole units, with the currencies they are for. Tips are modest
 * and round in local money, not the same sum converted; the largest is worth a few hundred euros. A currency has zeros
 * where prices change too fast to suggest any tips.
 */
export const TIPS = [
  [2, 5, 10, 200, "BHD JOD KWD OMR"],
  [
    5,
    10,
    20,
    500,
    "EUR USD GBP CHF CAD AUD SGD NZD AWG AZN BAM BBD BMD BND BSD BZD FJD FKP GIP KYD PAB SHP TOP WST XCD XCG",
  ],
  [10, 20, 50, 1500, "BYN GEL LYD PGK TND"],
  [20, 50, 100, 2500, "PLN RON MYR SAR AED ILS BRL BOB CNY GTQ PEN QAR SBD TMT TTD"],
  [
    50,
    100,
    200,
    10_000,
    "SEK NOK DKK CZK EGP MAD BWP ERN GHS HKD HNL LSL MDL MOP MVR NAD SCR SLE STN SZL TJS",
  ],
  [
    100,
    200,
    500,
    20_000,
    "THB TWD PHP INR TRY ZAR MXN DOP AFN ALL BDT BTN CVE DZD ETB GMD HTG KGS LRD MKD MRU MUR MZN NIO NPR RSD RUB SRD UAH UYU VUV ZMW",
  ],
  [200, 500, 1000, 50_000, "KES"],
  [500, 1000, 2000, 100_000, "JPY DJF GYD ISK JMD LKR PKR XPF"],
  [1000, 2000, 5000, 500_000, "AMD AOA CLP CRC IQD KMF KZT MWK NGN RWF SOS XAF XOF"],
  [2000, 5000, 10_000, 200_000, "HUF"],
  [5000, 10_000, 20_000, 1_000_000, "KRW BIF CDF MMK TZS YER"],
  [10_000, 20_000, 50_000, 2_000_000, "COP KHR MGA MNT UGX"],
  [20_000, 50_000, 100_000, 5_000_000, "GNF PYG UZS"],
  [50_000, 100_000, 200_000, 5_000_000, "VND IDR LAK"],
  [0, 0, 0, 1_000_000, "ARS CUP KPW SDG SSP SYP VES ZWG"],
  [0, 0, 0, 50_000_000, "LBP"],
  [0, 0, 0, 500_000_000, "IRR"],
] as const;

/** Currencies whose smallest unit is not a hundredth, by ISO 4217. */
export const DIGITS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
];
