/**
 * Three suggested tips and the largest one, in whole units, with the currencies they are for. Tips are modest and round
 * in local money, not the same sum converted; the largest is a few hundred euros. Zeros: prices there change too fast.
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
  [0, 0, 0, 1_000_000, "ARS CUP IRR KPW LBP SDG SSP SYP VES ZWG"],
] as const;

/** Currencies whose smallest unit is not a hundredth, by ISO 4217. */
export const DIGITS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
];

/** Currencies of several countries and territories; all others are below, in pairs. Antarctica has none. */
export const SHARED: readonly (readonly [currency: string, countries: string])[] = [
  [
    "EUR",
    "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT",
  ],
  ["USD", "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI"],
  ["GBP", "GB GG GS IM JE"],
  ["CHF", "CH LI"],
  ["AUD", "AU CC CX HM KI NF NR TV"],
  ["NZD", "CK NU NZ PN TK"],
  ["NOK", "BV NO SJ"],
  ["DKK", "DK FO GL"],
  ["ILS", "IL PS"],
  ["MAD", "EH MA"],
  ["XAF", "CF CG CM GA GQ TD"],
  ["XOF", "BF BJ CI GW ML NE SN TG"],
  ["XPF", "NC PF WF"],
  ["XCD", "AG AI DM GD KN LC MS VC"],
  ["XCG", "CW SX"],
];

/** A currency followed by its country. */
export const OWN = [
  "AED AE AFN AF ALL AL AMD AM AOA AO ARS AR AWG AW AZN AZ BAM BA BBD BB BDT BD BHD BH BIF BI BMD BM BND BN",
  "BOB BO BRL BR BSD BS BTN BT BWP BW BYN BY BZD BZ CAD CA CDF CD CLP CL CNY CN COP CO CRC CR CUP CU CVE CV",
  "CZK CZ DJF DJ DOP DO DZD DZ EGP EG ERN ER ETB ET FJD FJ FKP FK GEL GE GHS GH GIP GI GMD GM GNF GN GTQ GT",
  "GYD GY HKD HK HNL HN HTG HT HUF HU IDR ID INR IN IQD IQ IRR IR ISK IS JMD JM JOD JO JPY JP KES KE KGS KG",
  "KHR KH KMF KM KPW KP KRW KR KWD KW KYD KY KZT KZ LAK LA LBP LB LKR LK LRD LR LSL LS LYD LY MDL MD MGA MG",
  "MKD MK MMK MM MNT MN MOP MO MRU MR MUR MU MVR MV MWK MW MXN MX MYR MY MZN MZ NAD NA NGN NG NIO NI NPR NP",
  "OMR OM PAB PA PEN PE PGK PG PHP PH PKR PK PLN PL PYG PY QAR QA RON RO RSD RS RUB RU RWF RW SAR SA SBD SB",
  "SCR SC SDG SD SEK SE SGD SG SHP SH SLE SL SOS SO SRD SR SSP SS STN ST SYP SY SZL SZ THB TH TJS TJ TMT TM",
  "TND TN TOP TO TRY TR TTD TT TWD TW TZS TZ UAH UA UGX UG UYU UY UZS UZ VES VE VND VN VUV VU WST WS YER YE",
  "ZAR ZA ZMW ZM ZWG ZW",
];
