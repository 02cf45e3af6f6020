import { DAY } from "#schema/durations.ts";
import type { ShownLicence } from "#schema/licence.ts";
import type { guides } from "../db/tables/guides.ts";

type Row = Pick<typeof guides.$inferSelect, "licence" | "licenceCheckedAt" | "licenceUntil">;

const dayOf = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

/** Returns a profile's licence as everybody reads it at `now`: checked until the last day that an admin gave it. */
export function shownLicence(
  { licence, licenceCheckedAt, licenceUntil }: Row,
  now: number,
): ShownLicence | null {
  const isChecked = licenceCheckedAt !== null && (licenceUntil === null || licenceUntil >= dayOf(now));
  return licence && { ...licence, ...(isChecked && { checkedOn: dayOf(licenceCheckedAt) }) };
}

/** Returns when a check of a licence ends by itself, ms since 1970; Infinity for never. */
export const checkEnds = ({ licenceCheckedAt, licenceUntil }: Row): number =>
  licenceCheckedAt === null || licenceUntil === null ? Infinity : Date.parse(`${licenceUntil}T00:00Z`) + DAY;
