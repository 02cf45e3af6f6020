import { and, eq, exists, ne, or, type SQL, sql } from "drizzle-orm";
import type { GuidePatch } from "#schema/guide.ts";
import { SPEC_FIELDS } from "#payment-codes/spec-ways.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { teamOf } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { queueThrottled } from "../mail/throttled.ts";
import { listQueued } from "../mail/outbox.ts";

const FIELDS = SPEC_FIELDS.map(([, field]) => field);
type TipField = (typeof FIELDS)[number];

/** Returns the six fields of a patch with those that change nothing left out, and says whether any is left. */
export function changedTips(stored: Record<TipField, string>, patch: Pick<GuidePatch, TipField>) {
  const changed = FIELDS.filter((field) => patch[field] !== undefined && patch[field] !== stored[field]);
  const unchanged = Object.fromEntries(
    FIELDS.filter((field) => !changed.includes(field)).map((field) => [field, undefined]),
  ) as Partial<Record<TipField, undefined>>;
  return { changed, unchanged };
}

/** Returns the condition of a profile that has these values, as one does after its update. */
export const hasTips = (fields: readonly TipField[], patch: Pick<GuidePatch, TipField>) =>
  and(...fields.map((field) => eq(guides[field], patch[field] ?? "")));

/** Returns the condition of a profile whose guide can be tipped, in either of the ways. */
export const canBeTipped = (db: Db) =>
  or(
    ...FIELDS.map((field) => ne(guides[field], "")),
    exists(
      db
        .select({ one: sql`1` })
        .from(paymentWays)
        .where(eq(paymentWays.guideId, guides.id)),
    ),
  );

type Change = {
  guideId: number;
  /** the account that makes the change */
  by: number;
};
const KIND = "payment-ways-changed";
const detailOf = ({ guideId, by }: Change): string => `${guideId} ${by}`;

/**
 * Returns the statements that tell everybody who may edit the profile that a way to be tipped has changed, wherever it is
 * stored. `when`: a condition of the profile's row. The first one returns the e-mails.
 */
export function queueTipsChanged(ctx: Ctx, change: Change, when: SQL | undefined) {
  const page = ctx.db
    .select({ id: guides.id })
    .from(guides)
    .where(and(eq(guides.id, change.guideId), when));
  return queueThrottled(ctx, KIND, sql`${users.id} in ${teamOf(sql`${page}`)}`, detailOf(change));
}

/** Lists the e-mails about a change that was written just now. */
export const emailsAbout = (ctx: Ctx, change: Change) => listQueued(ctx, KIND, detailOf(change));
