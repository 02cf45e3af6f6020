import { fillText } from "#texts/fill.ts";
import { paymentKind } from "#payment-codes/kinds.ts";
import { knownWay } from "#payment-codes/other-service.ts";
import { payersOf } from "#payment-codes/payers.ts";
import { type PresentedWay, presentWay } from "#payment-codes/presentation.ts";
import { type AnyWay, specWays } from "#payment-codes/spec-ways.ts";
import { wayMark } from "#payment-codes/way-mark.ts";
import { wayKey } from "#payment-codes/way-key.ts";
import { numberTag } from "#texts/guest/format.ts";
import { tipCurrency } from "./tip-amounts.ts";
import { amountText, decimalSign, placeNames } from "./tip-formats.ts";
import type { TipContext } from "./tip-input.ts";
import type { TipTexts } from "#locales/guest.ts";

/** A way in the list. */
export type TipRow = {
  kind: string;
  /** what statistics call the way */
  key: string;
  /** the way among the guide's: its mark, or the kind of one of the six fields */
  of: string;
  label: string;
  /** what happens when it is chosen, and where its payers bank */
  note: string;
  /** that the way has the chosen amount; empty where it hasn't */
  filled: string;
  href: string;
  /** whether `href` leaves the site; otherwise it is the way's own step */
  isOutside: boolean;
};

/** Says that a way has the amount; nothing of a way that hasn't. */
export function filledIn({ amountCarried }: PresentedWay, { input, tag, texts }: TipContext): string {
  const currency = tipCurrency(input.guide);
  if (!amountCarried || typeof input.amount !== "number" || currency === null) return "";
  return fillText(texts.filledIn, { amount: amountText(input.amount, currency, numberTag(tag)) });
}

/** Says what happens when a guest chooses a way. */
export function noteOf(way: AnyWay, shown: PresentedWay, { texts }: TipContext): string {
  if (shown.open !== undefined && shown.copies.length === 0) {
    // A guest has to know this with an amount as well.
    const payers = payersOf(way);
    if (payers === "anyone") return [shown.via, texts.card].filter(Boolean).join(" · ");
    return payers === "members" ? texts.members : "";
  }
  if (shown.amountCarried) return "";
  return shown.code === undefined ? texts.readyToCopy : texts.codeToScan;
}

/** The words for kinds that have no rail's name. */
const OWN_NAMES: ReadonlyMap<string, "cardWay" | "bankTransfer" | "account" | "bankCode"> = new Map([
  [paymentKind("card").label, "cardWay"],
  [paymentKind("iban").label, "bankTransfer"],
  [paymentKind("account").label, "account"],
  [paymentKind("bank-qr").label, "bankCode"],
]);

/** Names a way by its rail, which has one name in every language, or by a word of the language. */
function namedIn(texts: TipTexts, shown: PresentedWay): PresentedWay {
  const key = OWN_NAMES.get(shown.label);
  return key === undefined ? shown : { ...shown, label: texts[key] };
}

/** Says where a way's payers bank, unless everybody can pay by it. */
function placeOf(way: AnyWay, { language, texts }: TipContext): string {
  const payers = payersOf(way);
  return typeof payers === "string" ? "" : placeNames(payers, language, texts.sepa);
}

/** Presents a way to this guest: what it is called, what it opens, and what can be copied. */
export function presentTo({ input, tag, texts, tipWord }: TipContext, way: AnyWay): PresentedWay {
  const { guide, amount } = input;
  return namedIn(
    texts,
    presentWay(way, {
      guideName: guide.name,
      currency: tipCurrency(guide),
      message: tipWord,
      decimalSign: decimalSign(numberTag(tag)),
      ...(typeof amount === "number" && { amount }),
    }),
  );
}

/** Lists every way to tip the guide, in the guide's order, each with where its payers bank. */
export function tipRows(context: TipContext) {
  const { guide, ways } = context.input;
  const fields = specWays(guide).map((way) => ({ way: knownWay(way), of: way.kind as string }));
  return [...fields, ...ways.map((way) => ({ way, of: wayMark(way) }))].flatMap(({ way, of }) => {
    const shown = presentTo(context, way);
    const isLink = shown.open !== undefined && shown.copies.length === 0 && shown.code === undefined;
    // A stored text that no address can be made of is left out.
    if (!isLink && shown.copies.length === 0 && shown.code === undefined) return [];
    return [
      {
        payers: payersOf(way),
        kind: way.kind,
        key: wayKey(way),
        of,
        label: shown.label,
        note: noteOf(way, shown, context),
        filled: filledIn(shown, context),
        place: placeOf(way, context),
        href: isLink ? (shown.open ?? "") : context.link({ way: of }),
        isOutside: isLink,
      },
    ];
  });
}
