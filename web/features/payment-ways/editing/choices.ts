import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import type { PaymentKind, PaymentWay } from "#payment-codes/kinds.ts";
import { NUMBER_RAILS } from "#payment-codes/number-rails.ts";
import type { PlainText } from "#locales/account.ts";

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

export const IBAN = wayChoice("iban", "Bank transfer", "IBAN");
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

/** What works almost everywhere. */
export const EVERYWHERE: readonly Choice[] = [
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

/** What works in some countries. */
export const LOCAL: readonly Choice[] = [
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
