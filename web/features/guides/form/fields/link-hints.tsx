import { Mail, Phone } from "lucide-react";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { LinkField } from "#schema/links.ts";
import type { PlainText } from "#locales/account.ts";

type LinkHint = {
  type?: HTMLInputTypeAttribute;
  /** replaces the kind's prefix */
  cell?: ReactNode;
  placeholder?: PlainText;
  autoComplete?: string;
  /** shown below the field, but not below a number with advice */
  help?: PlainText;
  /** shown as soon as the field is filled */
  warning?: PlainText;
  isNumber?: true;
  isCheckout?: true;
};

/** The texts and attributes of the links' inputs beyond label and prefix. */
export const LINK_HINTS: Partial<Record<LinkField, LinkHint>> = {
  email: { type: "email", cell: <Mail size={19} aria-hidden="true" />, autoComplete: "email" },
  phone: {
    type: "tel",
    cell: (
      <>
        <Phone size={19} aria-hidden="true" />+
      </>
    ),
    autoComplete: "tel",
    help: "Country code first, without the +",
    isNumber: true,
  },
  whatsapp: { type: "tel", help: "Without the +, we add it", isNumber: true },
  zelleLink: {
    type: "url",
    placeholder: "Paste the full link",
    help: "Guests can read your phone number or email in a Zelle link.",
    warning: "Everybody can read the phone number or email in this link.",
  },
  stripeLink: { type: "url", placeholder: "Paste the full checkout link", isCheckout: true },
};
