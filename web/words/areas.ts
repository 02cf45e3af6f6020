import type { Plural, Translated } from "#schema/placeholders.ts";
import type { AccountPlural, AccountText } from "./account.ts";
import type { AdminPlural, AdminText } from "./admin.ts";
import type { FormPlural, FormText } from "./form.ts";
import type { GuidesPlural, GuidesText } from "./guides.ts";
import type { LandingPlural, LandingText } from "./landing.ts";
import type { PocketPlural, PocketText } from "./pocket.ts";
import type { PrintPlural, PrintText } from "./print.ts";
import type { ReviewsPlural, ReviewsText } from "./reviews.ts";
import type { RulesPlural, RulesText } from "./rules.ts";
import type { SessionPlural, SessionText } from "./session.ts";
import type { SharingPlural, SharingText } from "./sharing.ts";
import type { ShellPlural, ShellText } from "./shell.ts";
import type { StatisticsPlural, StatisticsText } from "./statistics.ts";
import type { SubscriptionsPlural, SubscriptionsText } from "./subscriptions.ts";
import type { TipsPlural, TipsText } from "./tips.ts";
import type { ToursPlural, ToursText } from "./tours.ts";

/** The texts of each area of the app. An area is loaded as a whole. */
type AreaTexts = {
  account: AccountText;
  admin: AdminText;
  form: FormText;
  guides: GuidesText;
  landing: LandingText;
  pocket: PocketText;
  print: PrintText;
  reviews: ReviewsText;
  rules: RulesText;
  session: SessionText;
  sharing: SharingText;
  shell: ShellText;
  statistics: StatisticsText;
  subscriptions: SubscriptionsText;
  tips: TipsText;
  tours: ToursText;
};
/** The counted texts of each area, by their English plural form. */
type AreaPlurals = {
  account: AccountPlural;
  admin: AdminPlural;
  form: FormPlural;
  guides: GuidesPlural;
  landing: LandingPlural;
  pocket: PocketPlural;
  print: PrintPlural;
  reviews: ReviewsPlural;
  rules: RulesPlural;
  session: SessionPlural;
  sharing: SharingPlural;
  shell: ShellPlural;
  statistics: StatisticsPlural;
  subscriptions: SubscriptionsPlural;
  tips: TipsPlural;
  tours: ToursPlural;
};
export type Area = keyof AreaTexts;

/** A text of the app, in English. A text without a row in an area doesn't compile. */
export type AppText = AreaTexts[Area];
/** A text without placeholders, for properties that take any. */
export type PlainText = Exclude<AppText, `${string}{${string}`>;
/** A counted text of the app, by its English plural form. */
export type AppPlural = AreaPlurals[Area];

/** All texts of an area in one language, with the placeholders of the English ones. */
export type Words<Name extends Area> = {
  readonly [Text in AreaTexts[Name]]: Translated<Text>;
} & { readonly [Text in AreaPlurals[Name]]: Plural };
