import type { InputHTMLAttributes } from "react";
import type { PaymentKind } from "#payment-codes/kinds.ts";
import type { PlainText } from "#locales/account.ts";

type ValueField = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "placeholder"> & {
  label: PlainText;
  /** the input's prefix */
  prefix?: string;
  help?: PlainText;
};

const URL_FIELD = { type: "url", placeholder: "https://" } as const;
const PHONE_FIELD = { label: "Phone number", type: "tel" } as const;

/** The field for the value of each kind. OtherFields has the fields beside it. */
export const VALUE_FIELDS: Readonly<Record<PaymentKind, ValueField>> = {
  card: {
    ...URL_FIELD,
    label: "Payment link",
    help: "The link of your checkout: SumUp, Stripe, Square, Mollie and others.",
  },
  revolut: { label: "Username", prefix: "revolut.me/" },
  wise: { label: "Wisetag or link", placeholder: "wise.com/pay/me/marta" },
  kofi: { label: "Username", prefix: "ko-fi.com/" },
  monzo: { label: "Username", prefix: "monzo.me/" },
  satispay: { label: "Name in your link", prefix: "tag.satispay.com/" },
  mercadopago: { ...URL_FIELD, label: "Payment link" },
  twint: { ...URL_FIELD, label: "Link of your code", placeholder: "https://go.twint.ch/" },
  iban: { label: "IBAN" },
  account: {
    label: "Account number",
    help: "Everything a transfer needs, as your bank writes it: sort code, BSB, branch.",
  },
  pix: { label: "Pix key", help: "A random key (chave aleatória) tells nothing about you." },
  upi: { label: "UPI ID", placeholder: "name@okbank" },
  promptpay: { ...PHONE_FIELD, placeholder: "081 234 5678" },
  paynow: { label: "Phone number or UEN", placeholder: "9123 4567" },
  vietqr: { label: "Account number", inputMode: "numeric" },
  swish: { ...PHONE_FIELD, placeholder: "070 123 45 67", help: "Or your company's number, 123 …" },
  vipps: { label: "Phone number", placeholder: "912 34 567", help: "Or the link of your own code." },
  mobilepay: { label: "Phone number", placeholder: "20 12 34 56", help: "Or the link of your own code." },
  number: { ...PHONE_FIELD },
  "bank-qr": { label: "QR code" },
};
