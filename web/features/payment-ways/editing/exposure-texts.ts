import { exposureOf } from "#payment-codes/exposure.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { PlainText } from "#locales/account.ts";

type Warning = { title: PlainText; text: PlainText };

const PIX =
  "Anyone who opens your page can read it. A random key (chave aleatória) from your bank's app keeps it private.";

/** Says what becomes public with a way, and what would be more private; null where nothing personal does. */
export function warningOf(way: PaymentWay): Warning | null {
  const { kind } = way;
  const exposure = exposureOf(way);
  if (exposure === "phone") {
    const title = "This number becomes public";
    if (kind === "pix") return { title, text: PIX };
    if (kind === "upi")
      return {
        title,
        text: "Anyone who opens your page can read it. A UPI ID of your own choice, made in your app, keeps it private.",
      };
    return {
      title,
      text: "Anyone who opens your page can read it. A second number for work keeps your own private.",
    };
  }
  if (exposure === "email") {
    const title = "This e-mail address becomes public";
    if (kind === "pix") return { title, text: PIX };
    return {
      title,
      text: "Anyone who opens your page can read it. An address for work keeps your own private.",
    };
  }
  if (exposure === "name")
    return {
      title: "Your name there becomes public",
      text: "Whoever opens the link sees the name and picture of your account.",
    };
  if (exposure !== "account") return null;
  if (kind === "pix")
    return {
      title: "Your name becomes public",
      text: "The code holds it, and whoever pays sees it with part of your tax number. The bank decides that, not us.",
    };
  if (kind === "upi")
    return {
      title: "This UPI ID becomes public",
      text: "Anyone who opens your page can read it. Whoever pays sees your name at the bank.",
    };
  if (kind === "bank-qr")
    return {
      title: "What is in this code becomes public",
      text: "The account and the name that your bank wrote into it. A card link shows neither.",
    };
  return {
    title: "This account number becomes public",
    text: "Anyone who opens your page can read it with your name. PayPal or a card link shows neither number nor bank.",
  };
}
