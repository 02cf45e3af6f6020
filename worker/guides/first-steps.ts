import { and, eq, isNull, sql } from "drizzle-orm";
import { dayAndHour } from "#schema/day.ts";
import type { FirstSteps } from "#schema/own-guide.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { editable, requireEditable } from "./ownership.ts";

type Row = typeof guides.$inferSelect;

/** Returns the columns that the first steps need beside the profile's own row. */
export const stepColumns = {
  putAwayAt: users.firstStepsPutAwayAt,
  scannedOn: sql<string | null>`(select ${guideDays.day} from ${guideDays}
    where ${guideDays.guideId} = ${guides.id} and ${guideDays.scans} > 0 order by ${guideDays.day} limit 1)`.as(
    "scanned_on",
  ),
};

type StepValues = { putAwayAt: Date | null; scannedOn: string | null };

/** Returns when a code of the profile was first scanned, by its owner or a guest; null before that. */
export function firstScan(
  { triedAt, timeZone }: Row,
  { scannedOn }: Pick<StepValues, "scannedOn">,
): string | null {
  if (triedAt === null) return scannedOn;
  const { day } = dayAndHour(timeZone, triedAt.getTime());
  return scannedOn !== null && scannedOn < day ? scannedOn : triedAt.toISOString();
}

/** Returns the first steps of a profile, each done or not; null once they were put away. `hasTips`: whether guests can tip. */
export const toFirstSteps = (guide: Row, around: StepValues & { hasTips: boolean }): FirstSteps | null =>
  around.putAwayAt === null
    ? {
        photo: guide.profilePicture !== null,
        tip: around.hasTips,
        print: guide.printedAt !== null,
        scan: firstScan(guide, around) !== null,
      }
    : null;

/** Records when the owner first scanned a code of the profile. That is no visit, but a first step. */
export async function noteOwnScan({ db, now }: Ctx, guideId: number): Promise<void> {
  await db
    .update(guides)
    .set({ triedAt: new Date(now) })
    .where(and(eq(guides.id, guideId), isNull(guides.triedAt)));
}

/** Records when a badge or code was first downloaded. Throws NotFound, Forbidden. */
export async function notePrinted(ctx: Ctx, userId: number, guideId: number): Promise<void> {
  await requireEditable(ctx, userId, guideId);
  await ctx.db
    .update(guides)
    .set({ printedAt: new Date(ctx.now) })
    .where(and(editable(userId, guideId), isNull(guides.printedAt)));
}
