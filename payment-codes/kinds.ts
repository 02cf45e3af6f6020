import type { Country } from "#schema/country.ts";
import type { Currency } from "#schema/currency.ts";

/** What a way may have beside its value. */
export const PAYMENT_FIELDS = ["holder", "bank", "city", "country", "label"] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** Who can pay by a way: anybody with a card, members of a service worldwide, or who banks in one of these countries. */
export type Payers = "anyone" | "members" | readonly Country[];

type PaymentKindRow = {
  kind: string;
  /** the rail's own name */
  label: string;
  /** "by-row" where it depends on the way's value or country: then `payersOf` decides */
  payers: Payers | "by-row";
  /**
   * the currency of payments: a fixed one, the guide's, by the way (`currencyOf` decides), or null where the service's
   * own page says it
   */
  currency: Currency | "guide" | "by-row" | null;
  /** what a guest does first: open a link, copy a text, or have a code read */
  show: "open" | "copy" | "code";
  takesAmount: boolean;
  fields: readonly PaymentField[];
  required: readonly PaymentField[];
  /** what becomes public, which the form warns of */
  exposes: "phone" | "account" | "name" | null;
};

const link = { show: "open", takesAmount: false, fields: [], required: [], exposes: null } as const;
const code = { show: "code", takesAmount: true } as const;
const holder = { fields: ["holder"], required: [] } as const;

/** Every kind of payment way beside the six fields of a guide, in the order a picker shows them. */
export const PAYMENT_KINDS = [
  { ...link, kind: "card", label: "Card", payers: "anyone", currency: null },
  {
    ...link,
    kind: "revolut",
    label: "Revolut",
    payers: "members",
    currency: "guide",
    takesAmount: true,
    exposes: "name",
  },
  { ...link, kind: "wise", label: "Wise", payers: "members", currency: null, exposes: "name" },
  { ...link, kind: "kofi", label: "Ko-fi", payers: "anyone", currency: null },
  {
    ...link,
    kind: "monzo",
    label: "Monzo",
    payers: ["GB"],
    currency: "GBP",
    takesAmount: true,
    exposes: "name",
  },
  {
    ...link,
    kind: "satispay",
    label: "Satispay",
    payers: ["IT", "FR", "LU", "DE"],
    currency: "EUR",
    exposes: "name",
  },
  {
    ...link,
    kind: "mercadopago",
    label: "Mercado Pago",
    payers: "by-row",
    currency: "by-row",
    fields: ["country"],
  },
  { ...link, kind: "twint", label: "TWINT", payers: ["CH"], currency: "CHF" },
  {
    kind: "iban",
    label: "Bank transfer",
    payers: "by-row",
    currency: "by-row",
    show: "copy",
    takesAmount: true,
    fields: ["holder", "bank"],
    required: ["holder"],
    exposes: "account",
  },
  {
    kind: "account",
    label: "Account number",
    payers: "by-row",
    currency: "by-row",
    show: "copy",
    takesAmount: false,
    fields: ["holder", "country", "label"],
    required: ["holder", "country"],
    exposes: "account",
  },
  {
    ...code,
    kind: "pix",
    label: "Pix",
    payers: ["BR"],
    currency: "BRL",
    fields: ["holder", "city"],
    required: ["holder"],
    exposes: "account",
  },
  { ...code, ...holder, kind: "upi", label: "UPI", payers: ["IN"], currency: "INR", exposes: "account" },
  {
    ...code,
    ...holder,
    kind: "promptpay",
    label: "PromptPay",
    payers: ["TH"],
    currency: "THB",
    exposes: "phone",
  },
  { ...code, ...holder, kind: "paynow", label: "PayNow", payers: ["SG"], currency: "SGD", exposes: "phone" },
  {
    ...code,
    kind: "vietqr",
    label: "VietQR",
    payers: ["VN"],
    currency: "VND",
    fields: ["holder", "bank"],
    required: ["holder", "bank"],
    exposes: "account",
  },
  {
    ...link,
    ...holder,
    kind: "swish",
    label: "Swish",
    payers: ["SE"],
    currency: "SEK",
    takesAmount: true,
    exposes: "phone",
  },
  { ...link, ...holder, kind: "vipps", label: "Vipps", payers: ["NO"], currency: "NOK", exposes: "phone" },
  {
    ...link,
    ...holder,
    kind: "mobilepay",
    label: "MobilePay",
    payers: ["DK", "FI"],
    currency: "by-row",
    exposes: "phone",
  },
  {
    kind: "number",
    label: "Phone number or e-mail",
    payers: "by-row",
    currency: "by-row",
    show: "copy",
    takesAmount: false,
    fields: ["label", "country", "holder"],
    required: ["label", "country"],
    exposes: "phone",
  },
  {
    kind: "bank-qr",
    label: "Bank's QR code",
    payers: "by-row",
    currency: "by-row",
    show: "code",
    takesAmount: false,
    fields: ["label"],
    required: [],
    exposes: "account",
  },
] as const satisfies readonly PaymentKindRow[];

export type PaymentKind = (typeof PAYMENT_KINDS)[number]["kind"];
/** The kinds that a guest copies, or has read as a code: they have no address. */
export type ClosedKind = Exclude<(typeof PAYMENT_KINDS)[number], { show: "open" }>["kind"];

/** One way as it is stored and sent. Empty optional texts are left out. */
export type PaymentWay = { kind: PaymentKind; value: string } & Partial<Record<PaymentField, string>>;

/** The most ways of a guide. */
export const PAYMENT_WAYS_MAX = 12;

const rows: ReadonlyMap<string, PaymentKindRow> = new Map(PAYMENT_KINDS.map((row) => [row.kind, row]));

/** Returns whether a kind of this name exists. */
export const isPaymentKind = (kind: string): kind is PaymentKind => rows.has(kind);

/** Returns a kind's row of the table. Throws for an unknown kind. */
export function paymentKind(kind: PaymentKind): PaymentKindRow {
  const row = rows.get(kind);
  if (!row) throw new Error(`no payment kind ${kind}`);
  return row;
}
