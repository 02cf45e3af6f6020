import { DELETION_DAYS } from "#schema/limits.ts";
import { DAY, inWords } from "./durations.ts";

/** The legal bases of the GDPR that the page explains. */
type Basis = "contract" | "legitimate interest" | "no personal data";

/** One kind of data: what it holds, why, on which legal base, in which store, and until when. */
export type StoredLine = {
  what: string;
  holds: string;
  why: string;
  basis: Basis;
  where: string;
  until: string;
};

/** How long a deletion can be called off. */
export const GRACE = inWords(DELETION_DAYS * DAY);

/** How long what an account has made is kept. */
export const WITH_ACCOUNT = `until you delete it, or ${GRACE} after you ask us to delete your account`;
