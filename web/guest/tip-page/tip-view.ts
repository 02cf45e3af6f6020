import { type Country, countryOf } from "#schema/country.ts";
import { orderWays } from "#payment-codes/order.ts";
import { findWay, wayMark } from "#payment-codes/way-mark.ts";
import { reportedKey, wayKey } from "#payment-codes/way-key.ts";
import type { PresentedWay } from "#payment-codes/presentation.ts";
import { type PageTexts, type TipTexts, loadPageTexts } from "#locales/guest.ts";
import { loadTipTexts } from "#locales/below-page.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { loadNames } from "#texts/guest/names.ts";
import { languageIn, type LocaleTag } from "#texts/guest/regions.ts";
import { type ShownLink, shownImage } from "../parts/shown-link.ts";
import { type TipLead, tipLead } from "../parts/tip-lead.ts";
import { type AmountChoice, amountChoices, type OtherAmount, otherAmount } from "./tip-amounts.ts";
import { countriesByName, countryName } from "./tip-formats.ts";
import type { TipAddress, TipAnswer, TipInput } from "./tip-input.ts";
import { tipMenu } from "./tip-menu.ts";
import { presentTo, tipRows, type TipRow } from "./tip-rows.ts";

/** A way that a guest has opened, with the addresses of the list and of the code's picture as a file. */
export type OpenedWay = PresentedWay & {
  back: string;
  pictureFile: string;
  /** what statistics call the way, its mark among the guide's, and its place in their list, from 1 */
  key: string;
  of: string;
  place: number;
};

/** What follows an answer: the review form's address, null where reviews are off; or the other ways. */
export type TipSaid = { back: string } & (
  | { said: "worked"; review: string | null }
  | { said: "failed"; others: TipRow[] }
);

/** The tip page, ready to render. */
export type TipView = {
  language: PageLanguage;
  texts: TipTexts;
  /** the heading of the list, on a page of its own, and who gets the tips */
  heading: string;
  lead: TipLead;
  name: string;
  /** how guests address the guide */
  callMe: string;
  image: string | null;
  /** the paths of the profile and of this page */
  profile: string;
  address: string;
  amounts: AmountChoice[];
  /** null without a currency */
  other: OtherAmount | null;
  isAmountRefused: boolean;
  /** the six fields as the public page's menu has them; null where all ways are asked for, or no field is filled any more */
  menu: ShownLink[] | null;
  /** ways that work for the guest, as far as that is known, and the rest */
  first: TipRow[];
  others: TipRow[];
  /** that no way works for the guest; null where one may */
  noBank: TipTexts["noBank"] | null;
  banks: { code: Country; name: string }[];
  bank: Country | null;
  /** the values that the forms send along */
  baseQuery: Record<string, string>;
  step: OpenedWay | null;
  said: TipSaid | null;
  /** the addresses of the answers to whether a way worked; null for the page's team, who isn't asked */
  answers: Record<TipAnswer["said"], string> | null;
  /** where a form says it without scripts */
  sayAddress: string;
  /** the words that the public page has, too */
  catalogue: PageTexts;
};

/** Makes the view of a guide's tip page for one guest. */
export async function tipView(input: TipInput, tag: LocaleTag): Promise<TipView> {
  const { guide, ways, home, bank, amount, refusedAmount, asked, way, isMenu, said, isGuest } = input;
  const language = languageIn(tag);
  const [texts, catalogue] = await Promise.all([
    loadTipTexts(language),
    loadPageTexts(language),
    loadNames(language),
  ]);
  const { paymentMethod, tip } = catalogue;
  const profile = `/profile/${encodeURIComponent(guide.uniqueId)}`;
  const address = `${profile}/tip`;
  const baseQuery: Record<string, string> = {
    ...(asked !== null && { lang: asked }),
    ...(isMenu && { menu: "1" }),
    ...(amount !== null && { amount: String(amount) }),
  };
  const withQuery = (path: string, query: Record<string, string>): string => {
    const search = new URLSearchParams({ ...baseQuery, ...query }).toString();
    return search === "" ? path : `${path}?${search}`;
  };
  const link: TipAddress = (query) => withQuery(address, query);
  const context = { input, language, tag, texts, tipWord: tip, link };
  const rows = tipRows(context);
  const country = countryOf(guide.country);
  const { forYou, others } = orderWays(rows, home, country);
  const withPlace = (row: ReturnType<typeof tipRows>[number]) => ({
    ...row,
    note: [row.place, row.note].filter(Boolean).join(" · "),
  });
  const otherThan = (of: string): TipRow[] => {
    const answered = findWay(ways, of);
    const left = rows.filter((row) => row.of !== (answered ? wayMark(answered) : (reportedKey(of) ?? of)));
    const ordered = orderWays(left, home, country);
    return [...ordered.forYou, ...ordered.others].map(withPlace);
  };
  const saidView = ({ said, of }: TipAnswer): TipSaid =>
    said === "worked"
      ? { back: link({}), said, review: guide.reviewsEnabled === "false" ? null : `${profile}#review` }
      : { back: link({}), said, others: otherThan(of) };
  const menu = isMenu ? tipMenu(context) : null;
  const asksAmount = menu?.takesAmounts !== false;
  const opened = findWay(ways, way);
  return {
    language,
    texts,
    heading: paymentMethod,
    lead: tipLead(guide, catalogue),
    name: guide.name,
    callMe: guide.callMe || guide.name,
    image: shownImage(guide.profilePicture),
    profile,
    address,
    amounts: asksAmount ? amountChoices(context) : [],
    other: asksAmount ? otherAmount(context) : null,
    isAmountRefused: refusedAmount !== null,
    menu: menu && menu.links,
    // Where the guest banks is known, the ways that work there need no country beside them.
    first: home === null ? forYou.map(withPlace) : forYou,
    others: others.map(withPlace),
    noBank:
      home !== null && forYou.length === 0
        ? (texts.noBank.replace("{country}", countryName(home, language)) as TipTexts["noBank"])
        : null,
    banks: countriesByName(language),
    bank,
    baseQuery,
    step: opened
      ? {
          ...presentTo(context, opened),
          back: link({}),
          pictureFile: withQuery(`${address}/code.png`, { way: wayMark(opened) }),
          key: wayKey(opened),
          of: wayMark(opened),
          place: ways.indexOf(opened) + 1,
        }
      : null,
    said: said && saidView(said),
    answers: isGuest ? { worked: link({ said: "worked" }), failed: link({ said: "failed" }) } : null,
    sayAddress: withQuery(`${address}/said`, {}),
    catalogue,
  };
}
