import { Mail, Phone } from "lucide-react";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { LinkField } from "#schema/links.ts";

export type LinkHint = {
  type?: HTMLInputTypeAttribute;
  /** instead of the kind's own prefix */
  cell?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  /** said under the field; of a number, until it can be said what it dials */
  help?: string;
  /** said of everything that is filled in, before it is saved */
  warning?: string;
  isNumber?: true;
};

/** What the form says about a kind of link beyond its label and prefix. */
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
    help: "A Zelle link holds your phone number or email.",
    warning: "Everybody can read the phone number or email in this link.",
  },
  stripeLink: { type: "url", placeholder: "Paste the full checkout link" },
};
