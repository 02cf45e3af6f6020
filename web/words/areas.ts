import type { AccountPlural, AccountText } from "./account.ts";
import type { SessionText } from "./session.ts";
import type { ShellText } from "./shell.ts";

/** The texts of each area of the app: what is loaded together. */
export type AreaTexts = { account: AccountText; session: SessionText; shell: ShellText };

/** A text of the app, in English. One without a row in an area doesn't compile. */
export type AppText = AreaTexts[keyof AreaTexts];
/** A text without placeholders, for properties that take any. */
export type PlainText = Exclude<AppText, `${string}{${string}`>;
/** The plural form, in English, of what is counted. */
export type AppPlural = AccountPlural;
