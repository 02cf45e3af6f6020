import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import type { LegalSpeech } from "./speech.ts";
import type { PlainText } from "./speech.ts";

/** The legal bases of the GDPR that the page explains. */
type Basis = "contract" | "legitimate interest" | "no personal data";

/** One kind of data: what it holds, why, on which legal basis, in which store, and until when. */
export type StoredLine = {
  what: PlainText;
  holds: PlainText;
  why: PlainText;
  basis: Basis;
  /** a product of Cloudflare: what a site elsewhere says is in hosted-at.ts */
  where: string;
  /** `isHere`: whether the site is on a machine of the operator's, and not on Cloudflare */
  until: (speech: LegalSpeech, isHere: boolean) => string;
};

/** A kind of data in the database, with the names of its tables. */
export type TableLine = StoredLine & { tables: readonly string[] };

/** ms in which a deletion can be cancelled. */
const GRACE_MS = DELETION_DAYS * DAY;

/** Says how long an account is kept. */
export const untilErased = ({ t, time }: LegalSpeech): string =>
  t("{time} after you ask us to delete the account", { time: time(GRACE_MS) });

/** Says how long is kept what an account has made. */
export const withAccount = ({ t, time }: LegalSpeech): string =>
  t("until you delete it, or {time} after you ask us to delete your account", { time: time(GRACE_MS) });
