import { type Country, countryOf } from "#schema/country.ts";
import {
  type Currency,
  decimalAmount,
  fractionDigits,
  isAmount,
  isCurrency,
  parseAmount,
} from "#schema/currency.ts";
import type { PublicGuide } from "#schema/guide.ts";
import { paymentKind, type PaymentWay } from "#schema/payment-ways/kinds.ts";
import { orderWays } from "#schema/payment-ways/order.ts";
import { knownWay } from "#schema/payment-ways/other-service.ts";
import { payersOf } from "#schema/payment-ways/payers.ts";
import { type PresentedWay, presentWay } from "#schema/payment-ways/presentation.ts";
import { wayKey } from "#schema/payment-ways/way-key.ts";
import { type AnyWay, specWays } from "#schema/payment-ways/spec-ways.ts";
import { loadCatalogue } from "#web/i18n/catalogues.ts";
import { intlTag } from "#web/i18n/format.ts";
import { fillText } from "#schema/placeholders.ts";
import type { Language } from "#web/i18n/languages.ts";
import { languageIn, type LocaleTag } from "#web/i18n/regions.ts";
import { shownImage } from "#web/public-page/view.ts";
import { amountText, countriesByName, placeNames } from "./tip-formats.ts";
import { loadTipWords } from "./words/all.ts";
import type { TipWords } from "./words/words.ts";

/** What a guest chose: minor units, "later" for in the app, or nothing yet. */
type ChosenAmount = number | "later" | null;

/** What the tip page is made of. */
type TipInput = {
  guide: PublicGuide;
  /** in the guide's order */
  ways: PaymentWay[];
  /** where the guest banks, as far as that is known */
  home: Country | null;
  /** the same as chosen on the page */
  bank: Country | null;
  amount: ChosenAmount;
  /** an amount was given that can't be used */
  isAmountRefused: boolean;
  /** the language that the address asks for; null for the guest's own */
  asked: Language | null;
  /** the way that is opened: its place in the guide's list, from 1 */
  place: number | null;
};

/** A way in the list. */
export type TipRow = {
  kind: string;
  /** what statistics call the way */
  key: string;
  label: string;
  /** what happens, and where its payers bank */
  note: string;
  href: string;
  /** whether `href` leaves the site; otherwise it is the way's own step */
  isOutside: boolean;
};

type AmountChoice = { text: string; href: string; isChosen: boolean };

/** A way's own step, with the address of the list and of the code's picture as a file. */
export type TipStep = PresentedWay & { back: string; pictureFile: string };

/** The tip page, ready to render. */
export type TipView = {
  language: Language;
  words: TipWords;
  /** of the list, on a page of its own */
  heading: string;
  name: string;
  /** how guests address the guide */
  callMe: string;
  image: string | null;
  /** addresses without the site's: of the profile and of this page */
  profile: string;
  address: string;
  amounts: AmountChoice[];
  /** the field for another amount, in whole units; null without a currency */
  other: { label: string; value: string; isChosen: boolean } | null;
  isAmountRefused: boolean;
  /** ways that work for the guest, as far as that is known, and the rest */
  first: TipRow[];
  others: TipRow[];
  banks: { code: Country; name: string }[];
  bank: Country | null;
  /** what the forms send along */
  kept: Record<string, string>;
  step: TipStep | null;
};

/** Reads the guide's currency; null when it has none. */
const tipCurrency = ({ currency }: Pick<PublicGuide, "currency">): Currency | null =>
  isCurrency(currency) ? currency : null;

/** Reads an amount that was typed in whole units: "12.50", "12,5"; null for anything else. */
function typedAmount(text: string, currency: Currency): number | null {
  const [, whole = "", , decimals = ""] = /^\s*(\d{1,9})([.,](\d{1,3}))?\s*$/.exec(text) ?? [];
  const digits = fractionDigits(currency);
  if (whole === "" || decimals.length > digits) return null;
  const amount = Number(whole + decimals.padEnd(digits, "0"));
  return isAmount(amount, currency) ? amount : null;
}

/** Reads the amount of a query: `amount` in minor units, or `other` as it was typed. */
export function amountOf(
  { amount, other }: Record<string, string>,
  guide: Pick<PublicGuide, "currency">,
): Pick<TipInput, "amount" | "isAmountRefused"> {
  if (amount === "later") return { amount, isAmountRefused: false };
  const currency = tipCurrency(guide);
  const read =
    currency && (other === undefined ? parseAmount(amount, currency) : typedAmount(other, currency));
  return { amount: read, isAmountRefused: read === null && (amount ?? other ?? "") !== "" };
}

/** The address of the tip page with this query. */
type Link = (query: Record<string, string>) => string;
type Context = { input: TipInput; language: Language; tag: LocaleTag; words: TipWords; link: Link };

function amountChoices({ input: { guide, amount }, tag, words, link }: Context): AmountChoice[] {
  const currency = tipCurrency(guide);
  if (currency === null) return [];
  const suggested = guide.tipAmounts.filter((minor) => isAmount(minor, currency));
  return [
    ...suggested.map((minor) => ({
      text: amountText(minor, currency, intlTag(tag)),
      href: link({ amount: String(minor) }),
      isChosen: amount === minor,
    })),
    { text: words.decideLater, href: link({ amount: "later" }), isChosen: amount === "later" },
  ];
}

function otherAmount({ input: { guide, amount }, words }: Context): TipView["other"] {
  const currency = tipCurrency(guide);
  if (currency === null) return null;
  const isChosen = typeof amount === "number" && !guide.tipAmounts.includes(amount);
  return {
    label: fillText(words.otherAmount, { currency }),
    value: isChosen ? decimalAmount(amount, currency) : "",
    isChosen,
  };
}

/** What happens when a guest takes a way. */
function noteOf(way: AnyWay, shown: PresentedWay, { input, tag, words }: Context): string {
  const currency = tipCurrency(input.guide);
  if (shown.amountCarried && typeof input.amount === "number" && currency)
    return fillText(words.filledIn, { amount: amountText(input.amount, currency, intlTag(tag)) });
  if (shown.open !== undefined && shown.copies.length === 0) {
    const payers = payersOf(way);
    if (payers === "anyone") return [shown.via, words.card].filter(Boolean).join(" · ");
    return payers === "members" ? words.members : "";
  }
  return shown.code === undefined ? words.readyToCopy : words.codeToScan;
}

/** The names of kinds that no rail gave one. */
const OWN_NAMES: ReadonlyMap<string, "cardWay" | "bankTransfer" | "account" | "bankCode"> = new Map([
  [paymentKind("card").label, "cardWay"],
  [paymentKind("iban").label, "bankTransfer"],
  [paymentKind("account").label, "account"],
  [paymentKind("bank-qr").label, "bankCode"],
]);

/** A rail's own name in every language; a word of the language where it has none. */
function namedIn(words: TipWords, shown: PresentedWay): PresentedWay {
  const key = OWN_NAMES.get(shown.label);
  return key === undefined ? shown : { ...shown, label: words[key] };
}

/** Where a way's payers bank, for a way that isn't everybody's. */
function placeOf(way: AnyWay, { language, words }: Context): string {
  const payers = payersOf(way);
  return typeof payers === "string" ? "" : placeNames(payers, language, words.sepa);
}

/** Makes the view of a guide's tip page for one guest. */
export async function tipView(input: TipInput, tag: LocaleTag): Promise<TipView> {
  const { guide, ways, home, bank, amount, isAmountRefused, asked, place } = input;
  const language = languageIn(tag);
  const [words, { paymentMethod, tip }] = await Promise.all([
    loadTipWords(language),
    loadCatalogue(language),
  ]);
  const profile = `/profile/${encodeURIComponent(guide.uniqueId)}`;
  const address = `${profile}/tip`;
  const kept: Record<string, string> = {
    ...(asked !== null && { lang: asked }),
    ...(amount !== null && { amount: String(amount) }),
  };
  const link: Link = (query) => {
    const search = new URLSearchParams({ ...kept, ...query }).toString();
    return search === "" ? address : `${address}?${search}`;
  };
  const context = { input, language, tag, words, link };
  const currency = tipCurrency(guide);
  const present = (way: AnyWay) =>
    namedIn(
      words,
      presentWay(way, {
        guideName: guide.name,
        currency,
        message: tip,
        ...(typeof amount === "number" && { amount }),
      }),
    );
  const rows = [...specWays(guide).map(knownWay), ...ways].flatMap((way, index, { length }) => {
    const shown = present(way);
    const isLink = shown.open !== undefined && shown.copies.length === 0 && shown.code === undefined;
    // A stored text that no address can be made of.
    if (!isLink && shown.copies.length === 0 && shown.code === undefined) return [];
    const own = { way: String(index - (length - ways.length) + 1) };
    return [
      {
        payers: payersOf(way),
        kind: way.kind,
        key: wayKey(way),
        label: shown.label,
        note: noteOf(way, shown, context),
        place: placeOf(way, context),
        href: isLink ? (shown.open ?? "") : link(own),
        isOutside: isLink,
      },
    ];
  });
  const { forYou, others } = orderWays(rows, home, countryOf(guide.country));
  const withPlace = (row: (typeof rows)[number]) => ({
    ...row,
    note: [row.place, row.note].filter(Boolean).join(" · "),
  });
  const opened = place === null ? undefined : ways[place - 1];
  return {
    language,
    words,
    heading: paymentMethod,
    name: guide.name,
    callMe: guide.callMe || guide.name,
    image: shownImage(guide.profilePicture),
    profile,
    address,
    amounts: amountChoices(context),
    other: otherAmount(context),
    isAmountRefused,
    // Somebody at home there needs no word of it; somebody from nowhere does.
    first: home === null ? forYou.map(withPlace) : forYou,
    others: others.map(withPlace),
    banks: countriesByName(language),
    bank,
    kept,
    step: opened
      ? {
          ...present(opened),
          back: link({}),
          pictureFile: `${address}/code.png?${new URLSearchParams({ ...kept, way: String(place) }).toString()}`,
        }
      : null,
  };
}
