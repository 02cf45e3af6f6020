import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import { readBankCode } from "#payment-codes/bank-code.ts";
import { SEPA } from "#payment-codes/country-sets.ts";
import type { PaymentKind, PaymentWay } from "#payment-codes/kinds.ts";
import { NUMBER_RAILS, numberRail } from "#payment-codes/number-rails.ts";
import type { PlainText } from "#locales/account.ts";
import { countryName } from "#texts/app/country-names.ts";
import { appLocale, t, tMessage } from "#texts/app/t.ts";

/** The fields of a way that the choice itself fills in. */
export type Preset = Partial<PaymentWay> & { kind: PaymentKind };

/** One choice of the picker: a way with fields of its own, or one of the form's six fields. */
export type Choice = {
  id: string;
  /** a service's own name, or a text of the app; `told` handles both */
  label: string;
  /** what the guide has to give */
  note: PlainText;
  /** where it is used; an empty list stands for almost everywhere */
  countries: readonly Country[];
  /** whether a guide may have several */
  isRepeatable?: true;
  /** the scheme of a bank's code */
  scheme?: string;
} & ({ preset: Preset } | { field: LinkField });

const PHONE = "Phone number";
const USERNAME = "Username";

const way = (
  kind: PaymentKind,
  label: string,
  note: PlainText,
  countries: readonly Country[] = [],
): Choice => ({
  id: kind,
  label,
  note,
  countries,
  preset: { kind },
});
/** Makes a choice that is no service's. */
const wayChoice = (
  kind: PaymentKind,
  label: PlainText,
  note: PlainText,
  countries?: readonly Country[],
): Choice => way(kind, label, note, countries);
const field = (field: LinkField, label: string, countries: readonly Country[] = []): Choice => ({
  id: field,
  label,
  note: "In the fields above",
  countries,
  field,
});
const code = (scheme: string, country: Country, label = scheme): Choice => ({
  id: `bank-qr ${scheme}`,
  label,
  note: "QR code from your bank's app",
  countries: [country],
  scheme,
  // The code itself holds what the way is called on the page.
  preset: { kind: "bank-qr" },
});

const IBAN = wayChoice("iban", "Bank transfer", "IBAN");
const ACCOUNT: Choice = {
  ...wayChoice("account", "Account number", "For countries without an IBAN"),
  isRepeatable: true,
};

export const CARD: Choice = {
  ...wayChoice("card", "Card", "Payment link: SumUp, Stripe, Square …"),
  isRepeatable: true,
};
export const REVOLUT = way("revolut", "Revolut", USERNAME);
export const PAYPAL = field("paypalLink", "PayPal");

const EVERYWHERE: readonly Choice[] = [
  CARD,
  REVOLUT,
  PAYPAL,
  way("wise", "Wise", "Wisetag or link"),
  field("stripeLink", "Stripe"),
  way("kofi", "Ko-fi", USERNAME),
  field("buyMeACoffeeLink", "Buy Me A Coffee"),
  IBAN,
  ACCOUNT,
  { ...wayChoice("number", "Another app", "By phone number or e-mail"), isRepeatable: true },
  { ...wayChoice("bank-qr", "Bank's QR code", "From a picture of your bank's app"), isRepeatable: true },
];

const RAILS: readonly Choice[] = NUMBER_RAILS.flatMap(({ label, countries, accepts }) =>
  countries.map((country) => ({
    id: `number ${label} ${country}`,
    label,
    note: accepts.length > 1 ? "Phone number or e-mail" : PHONE,
    countries: [country],
    preset: { kind: "number" as const, label, country },
  })),
);

const LOCAL: readonly Choice[] = [
  ...RAILS,
  way("pix", "Pix", "Pix key", ["BR"]),
  way("upi", "UPI", "UPI ID", ["IN"]),
  way("promptpay", "PromptPay", PHONE, ["TH"]),
  way("paynow", "PayNow", "Phone number or UEN", ["SG"]),
  way("vietqr", "VietQR", "Account number", ["VN"]),
  way("swish", "Swish", PHONE, ["SE"]),
  way("vipps", "Vipps", PHONE, ["NO"]),
  way("mobilepay", "MobilePay", PHONE, ["DK", "FI"]),
  way("monzo", "Monzo", USERNAME, ["GB"]),
  way("satispay", "Satispay", "Name in your link", ["IT", "FR", "LU", "DE"]),
  wayChoice("twint", "TWINT code", "Link of your code", ["CH"]),
  way("mercadopago", "Mercado Pago", "Payment link", ["AR", "BR", "CL", "CO", "MX", "PE", "UY"]),
  code("QRIS", "ID"),
  code("DuitNow", "MY", "DuitNow QR"),
  code("QR Ph", "PH"),
  code("KHQR", "KH"),
  code("FPS", "HK", "FPS QR"),
  code("LankaQR", "LK"),
  code("NepalPay", "NP"),
  field("venmoLink", "Venmo", ["US"]),
  field("zelleLink", "Zelle", ["US"]),
  field("cashappLink", "Cash App", ["US"]),
];

export type Group = { title: string; isOwn: boolean; choices: readonly Choice[] };

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** Returns whether every word of a search is the beginning of a word of the choice or of its group's name. */
function fits({ label, note }: Choice, title: string, search: string): boolean {
  const words = plain(`${tMessage(label)} ${t(note)} ${title}`).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join("");
  return plain(search)
    .split(/\s+/)
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ""))
    .every((part) => words.some((word) => word.startsWith(part)) || whole.startsWith(part));
}

/**
 * Groups the choices for a guide of this country: the country's own, what works almost everywhere, then the other
 * countries'.
 */
export function choiceGroups(country: Country | null, search: string): Group[] {
  const isSepa = country !== null && SEPA.includes(country);
  const bank = isSepa ? ({ ...IBAN, note: "IBAN, for the whole euro area" } as const) : null;
  const inCountry = (place: Country) => LOCAL.filter(({ countries }) => countries.includes(place));
  const others = [...new Set(LOCAL.flatMap(({ countries }) => countries))]
    .filter((place) => place !== country)
    .map((place) => ({ title: countryName(place), isOwn: false, choices: inCountry(place) }))
    .sort((one, other) => one.title.localeCompare(other.title, appLocale()));
  const groups: Group[] = [
    ...(country === null
      ? []
      : [
          {
            title: countryName(country),
            isOwn: true,
            choices: [...inCountry(country), ...(bank ? [bank] : [])],
          },
        ]),
    {
      title: t("Almost everywhere"),
      isOwn: false,
      choices: EVERYWHERE.filter((choice) => !(bank && choice === IBAN)),
    },
    ...others,
  ];
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        (choice) => search.trim() === "" || fits(choice, group.title, search.trim()),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** Returns whether the guide has this already and can have it only once. `filled`: the form's fields that aren't empty. */
export function isAdded(
  choice: Choice,
  ways: readonly PaymentWay[],
  filled: ReadonlySet<LinkField>,
): boolean {
  if ("field" in choice) return filled.has(choice.field);
  if (choice.isRepeatable) return false;
  const { kind, label, country } = choice.preset;
  if (kind === "bank-qr")
    return ways.some((other) => other.kind === kind && readBankCode(other.value)?.scheme === choice.scheme);
  if (kind !== "number") return ways.some((other) => other.kind === kind);
  const rail = numberRail(label);
  return ways.some(
    (other) => other.kind === kind && numberRail(other.label) === rail && other.country === country,
  );
}
