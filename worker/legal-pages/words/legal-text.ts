import type { Words } from "../../words/say.ts";
import type { PrivacyText } from "./privacy/privacy-text.ts";
import type { SiteText } from "./site/site-text.ts";
import type { StoredText } from "./stored/stored-text.ts";

/** The texts of the legal pages. */
export type LegalText = PrivacyText | SiteText | StoredText;

/** A text without placeholders. */
export type PlainText = Exclude<LegalText, `${string}{${string}`>;

/** The legal pages' texts in one language. */
export type LegalWords = Words<LegalText>;
