import { type Currency, isAmount, isCurrency, parseAmount, plainAmount } from "#schema/currency.ts";
import type { PublicGuide } from "#schema/guide.ts";
import { fillText } from "#texts/fill.ts";
import { readTypedAmount } from "#schema/typed-amount.ts";
import { numberTag } from "#texts/guest/format.ts";
import { amountText, decimalSign } from "./tip-formats.ts";
import type { TipContext, TipInput } from "./tip-input.ts";

/** An amount that the page suggests, or none. */
export type AmountChoice = { text: string; href: string; isChosen: boolean };

/** Letters that the field for another amount takes. */
export const OTHER_MAX = 24;

/** The field for another amount, in whole units, or as it was typed where that can't be used. */
export type OtherAmount = { label: string; value: string; isChosen: boolean };

/** Reads the guide's currency; null when the guide has none. */
export const tipCurrency = ({ currency }: Pick<PublicGuide, "currency">): Currency | null =>
  isCurrency(currency) ? currency : null;

/** Reads an amount that was typed; null for what is none, or more than a tip can be. */
function typedAmount(text: string, currency: Currency): number | null {
  const amount = readTypedAmount(text, currency);
  return amount !== null && isAmount(amount, currency) ? amount : null;
}

/** Reads the amount of a query: `amount` in minor units, or `other` as it was typed. */
export function amountOf(
  { amount, other }: Record<string, string>,
  guide: Pick<PublicGuide, "currency">,
): Pick<TipInput, "amount" | "refusedAmount"> {
  if (amount === "later") return { amount, refusedAmount: null };
  const currency = tipCurrency(guide);
  const read =
    currency && (other === undefined ? parseAmount(amount, currency) : typedAmount(other, currency));
  const isRefused = read === null && (amount ?? other ?? "") !== "";
  return { amount: read, refusedAmount: isRefused ? (other ?? "") : null };
}

/** Lists the amounts that a guest can choose; none without a currency. */
export function amountChoices({ input: { guide, amount }, tag, texts, link }: TipContext): AmountChoice[] {
  const currency = tipCurrency(guide);
  if (currency === null) return [];
  const suggested = (guide.tipAmounts ?? []).filter((minor) => isAmount(minor, currency));
  return [
    ...suggested.map((minor) => ({
      text: amountText(minor, currency, numberTag(tag)),
      href: link({ amount: String(minor) }),
      isChosen: amount === minor,
    })),
    { text: texts.decideLater, href: link({ amount: "later" }), isChosen: amount === "later" },
  ];
}

/** Makes the field for another amount; null without a currency. */
export function otherAmount({ input, tag, texts }: TipContext): OtherAmount | null {
  const { guide, amount, refusedAmount } = input;
  const currency = tipCurrency(guide);
  if (currency === null) return null;
  const typed = refusedAmount !== null && refusedAmount.length <= OTHER_MAX ? refusedAmount : "";
  const isChosen = typeof amount === "number" && guide.tipAmounts?.includes(amount) !== true;
  return {
    label: fillText(texts.otherAmount, { currency }),
    value: isChosen ? plainAmount(amount, currency).replace(".", decimalSign(numberTag(tag))) : typed,
    isChosen,
  };
}
