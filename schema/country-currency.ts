import type { Country } from "./country.ts";
import type { Currency } from "./currency.ts";

/** Currencies of several countries and territories. All others are in OWN, in pairs. Antarctica has none. */
const SHARED: readonly (readonly [currency: string, countries: string])[] = [
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

/** Pairs of a currency and the one country that pays with it. */
const OWN = [
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

const byCountry = new Map<string, string>();
for (const [currency, countries] of SHARED)
  for (const country of countries.split(" ")) byCountry.set(country, currency);
const pairs = OWN.join(" ").split(" ");
for (let at = 0; at < pairs.length; at += 2) byCountry.set(pairs[at + 1] ?? "", pairs[at] ?? "");

/** Returns what is paid with in a country; null for Antarctica and for no country, because nothing is assumed instead. */
export const currencyOfCountry = (country: Country | null | undefined): Currency | null =>
  (byCountry.get(country ?? "") as Currency | undefined) ?? null;
