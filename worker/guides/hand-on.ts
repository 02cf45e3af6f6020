import { and, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Guide } from "#schema/guide.ts";
import { byLinkField } from "#schema/links.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { machineTranslations } from "../db/tables/machine-translations.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { webLinks } from "../db/tables/web-links.ts";
import { endEditors } from "../db/end-editors.ts";
import { requireHandle, writeHandle } from "../handles/handles.ts";
import { deletePendingImages, queueImage } from "../images/pending-deletes.ts";
import { removeContacts } from "../search/index-contacts.ts";
import { toGuide } from "./guide.ts";
import { replaceSearchTerms } from "./guides.ts";
import { isAtVersion, nextUpdatedAt, owned, throwMissReason, throwVersionMissReason } from "./ownership.ts";
import { canBeTipped, queueTipsChanged } from "./tips-changed.ts";

/** The columns that belong to the badge, the person who wears it: where it leads, whose it is, and what is true of the place. */
type OfBadge =
  | "id"
  | "uniqueId"
  | "userId"
  | "slot"
  | "handle"
  | "handleChangedAt"
  | "handleChangedBefore"
  | "handleInherited"
  | "country"
  | "currency"
  | "timeZone"
  | "reviewsEnabled"
  | "creationKey"
  | "hiddenAt"
  | "hiddenReason"
  | "seenReviewId"
  | "createdAt";
/** All other columns, which are about the person. A new column has to be in one of these two types. */
type HolderColumn = Exclude<keyof typeof guides.$inferSelect, OfBadge>;

const emptyHolder = (ctx: Ctx, name: string) =>
  ({
    name,
    callMe: "",
    bio: "",
    professionalTag: "",
    language: "",
    languagesSpoken: [],
    translations: {},
    ...byLinkField(() => ""),
    tipLink: "",
    profilePicture: null,
    tipAmounts: null,
    bookingCode: null,
    licence: null,
    licenceCheckedAt: null,
    licenceUntil: null,
    tipsGoTo: null,
    isListed: null,
    reviewCount: 0,
    ratingSum: 0,
    reviewsRemoved: 0,
    // The print in the drawer shows the one before, so the first steps begin anew.
    printedAt: null,
    triedAt: null,
    handedOnAt: new Date(ctx.now),
    earlierReviewId: sql<number>`coalesce((select max(${reviews.id}) from ${reviews} where ${reviews.guideId} = ${guides.id}), 0)`,
    updatedAt: nextUpdatedAt(ctx),
  }) satisfies Record<HolderColumn, unknown>;

type HandOn = {
  id: number;
  name: string;
  /** the page address from now on; null for none, undefined for the one it has */
  handle: string | null | undefined;
  /** the updatedAt (ms since 1970) the caller has seen; undefined for the current one */
  version: number | undefined;
};

/**
 * Gives the badge to someone new. Code, address and experiences stay, everything about the person is emptied, and
 * reviews up to now become those of someone before. It is one batch; of two at once the second finds another version.
 * Returns the profile and the e-mails to send. Throws NotFound, Forbidden, PreconditionFailed, and Conflict when the badge
 * can't have its new page address, and then nothing is handed on.
 */
export async function handOn(
  ctx: Ctx,
  userId: number,
  { id, name, handle, version }: HandOn,
): Promise<{ guide: Guide; queued: { id: number }[] }> {
  const { db } = ctx;
  const [current] = await db
    .select({ uniqueId: guides.uniqueId, updatedAt: guides.updatedAt })
    .from(guides)
    .where(owned(userId, id));
  if (!current) return throwMissReason(ctx, userId, id);
  const handleChange = handle === undefined ? undefined : { id, userId, handle, isHandOn: true };
  if (handleChange) await requireHandle(ctx, handleChange);
  const named = handleChange && (await writeHandle(ctx, handleChange));
  const row = and(owned(userId, id), isAtVersion(version ?? current.updatedAt.getTime()), named?.when);
  const badge = db.select({ id: guides.id }).from(guides).where(row);
  const isEmptied = (guideId: SQLiteColumn) => inArray(guideId, badge);
  // The statements before the update have the same version as their condition, so they empty exactly what it hands on.
  const {
    tipEmails: [queued],
    updated: [updated],
  } = await batch(db, {
    tipEmails: queueTipsChanged(ctx, { guideId: id, by: userId }, and(row, canBeTipped(db))),
    image: queueImage(ctx, { column: guides.profilePicture, row }),
    days: db.delete(guideDays).where(isEmptied(guideDays.guideId)),
    platforms: db.delete(reviewPlatforms).where(isEmptied(reviewPlatforms.guideId)),
    links: db.delete(webLinks).where(isEmptied(webLinks.guideId)),
    ways: db.delete(paymentWays).where(isEmptied(paymentWays.guideId)),
    contacts: removeContacts(db, badge),
    translations: db.delete(machineTranslations).where(isEmptied(machineTranslations.guideId)),
    editors: endEditors(db, isEmptied(guideEditors.guideId)),
    updated: db
      .update(guides)
      .set({
        ...emptyHolder(ctx, name),
        ...(named?.set ?? { handleInherited: sql`${guides.handle} is not null` }),
      })
      .where(row)
      .returning(),
    handle: named?.more ?? [],
    searchTerms: replaceSearchTerms(ctx, { id, uniqueId: current.uniqueId, name }),
  });
  if (!updated) {
    if (handleChange) await requireHandle(ctx, handleChange);
    return throwVersionMissReason(ctx, userId, id);
  }
  await deletePendingImages(ctx);
  return { guide: toGuide(updated, ctx), queued };
}
