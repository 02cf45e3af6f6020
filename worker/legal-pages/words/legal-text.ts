import type { Words } from "../../words/say.ts";
import type { PrivacyText } from "./privacy/privacy-text.ts";
import type { SiteText } from "./site/site-text.ts";
import type { StoredText } from "./stored/stored-text.ts";

/** What the legal pages say. */
export type LegalText = PrivacyText | SiteText | StoredText;

/** A text without placeholders. */
export type PlainText = Exclude<LegalText, `${string}{${string}`>;

/** One language of the legal pages. */
export type LegalWords = Words<LegalText>;
