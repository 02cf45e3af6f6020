import type { Country } from "#schema/country.ts";
import type { PublicGuide } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { LocaleTag } from "#texts/guest/regions.ts";
import type { TipTexts } from "#locales/guest.ts";

/** The amount that a guest has chosen: minor units, "later" to type it in the app, or none yet. */
type ChosenAmount = number | "later" | null;

/** What a guest says of a way. `of`: a key, or what findWay() takes, of a list that may have changed since. */
export type TipAnswer = { said: "worked" | "failed"; of: string };

/** The input of the tip page. */
export type TipInput = {
  guide: PublicGuide;
  /** the ways in the guide's order */
  ways: PaymentWay[];
  /** where the guest banks, as far as that is known */
  home: Country | null;
  /** the country that was chosen on the page */
  bank: Country | null;
  amount: ChosenAmount;
  /** whether the six fields are asked for alone, as the public page's menu has them */
  isMenu: boolean;
  /** what was typed as an amount that can't be used, "" for another that can't; null without one */
  refusedAmount: string | null;
  /** the language that the address asks for; null for the guest's own */
  asked: PageLanguage | null;
  /** the opened way, as findWay() takes it; empty for none */
  way: string;
  /** what the guest said of a way that was opened, by its `of`; null for nothing */
  said: TipAnswer | null;
  /** whether a guest sees it, who may be asked whether a way worked; not the page's team */
  isGuest: boolean;
};

/** Makes the address of the tip page with a query, which keeps what the guest has chosen. */
export type TipAddress = (query: Record<string, string>) => string;

/** The input of each part of the view. */
export type TipContext = {
  input: TipInput;
  language: PageLanguage;
  tag: LocaleTag;
  texts: TipTexts;
  /** the word that goes along with a payment as its message */
  tipWord: string;
  link: TipAddress;
};
