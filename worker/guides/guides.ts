import { and, eq, sql } from "drizzle-orm";
import type { Guide, GuidePatch } from "#schema/guide.ts";
import { wrongLinks } from "#schema/guide-links.ts";
import { byLinkField } from "#schema/links.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { lookAtWeek } from "../db/look-at-week.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { Forbidden, NotFound, ValidationError } from "../errors.ts";
import { requireHandle, writeHandle } from "../handles/handles.ts";
import { deletePendingImages, queueImage } from "../images/pending-deletes.ts";
import { queueEmail } from "../mail/outbox.ts";
import { replaceColumns } from "../search/index-contacts.ts";
import { addGuideTerms, removeGuideTerms } from "../search/index-terms.ts";
import { removeOfGuide } from "../translations/translations.ts";
import { amountsColumn, currencyOf, toGuide } from "./guide.ts";
import { endCheck, refuseLicence } from "./change-licence.ts";
import { likelyCountry } from "./likely-country.ts";
import {
  editable,
  isAtVersion,
  nextUpdatedAt,
  owned,
  throwMissReason,
  throwVersionMissReason,
} from "./ownership.ts";
import { profilePictureUrl, writeWithPicture } from "./profile-picture.ts";
import { changedTips, hasTips, emailsAbout, queueTipsChanged } from "./tips-changed.ts";

/** Reads a profile that this account may edit. Throws NotFound, also for someone else's. */
export async function getEditableGuide(ctx: Ctx, userId: number, id: number): Promise<Guide> {
  const [row] = await ctx.db.select().from(guides).where(editable(userId, id));
  if (!row) throw new NotFound();
  return toGuide(row, ctx);
}

type Named = { id: number; name: string; uniqueId: string };

/** Returns the statements that make the profile findable by its new name. They do nothing while the row has another name. */
export function replaceSearchTerms({ db }: Ctx, guide: Named) {
  const isNamed = sql`${guides.id} = ${guide.id} and ${guides.name} = ${guide.name}`;
  return [removeGuideTerms(db, isNamed), addGuideTerms(db, isNamed, guide)];
}

type TipPlace = { country: string; currency: string; tipAmounts: number[] | null };

/** Returns what else changes with a new number, where the country is unknown, and with another currency. */
async function tipDefaults(stored: TipPlace, patch: GuidePatch) {
  const { phone, whatsapp, country: given = stored.country, currency = stored.currency } = patch;
  const isNumbered = given === "" && Boolean(phone || whatsapp);
  const country = isNumbered ? await likelyCountry({ phone, whatsapp }) : given;
  const before = currencyOf(stored);
  // Amounts in another currency mean nothing in this one; those that were given before any are in the first.
  const stays = before === null ? stored.tipAmounts?.length : currencyOf({ country, currency }) === before;
  return {
    ...(isNumbered && { country }),
    ...(!stays && patch.tipAmounts === undefined && { tipAmounts: null }),
  };
}

/** The fields that only the owner changes. */
const OWNER_FIELDS = ["bookingCode", "tipsGoTo"] as const;
type OwnerFields = Partial<Pick<GuidePatch, (typeof OWNER_FIELDS)[number]>>;

/** Leaves out of an editor's patch what only the owner changes. Throws Forbidden where it isn't what is stored. */
function unchangedOwnerFields(stored: Required<OwnerFields>, patch: OwnerFields): OwnerFields {
  if (OWNER_FIELDS.some((field) => patch[field] !== undefined && patch[field] !== stored[field]))
    throw new Forbidden("owner_only");
  return Object.fromEntries(OWNER_FIELDS.map((field) => [field, undefined]));
}

/** The fields that machine translations depend on. */
const TRANSLATED_FIELDS = ["bio", "professionalTag", "language", "translations"] as const;

type Update = {
  id: number;
  /** the fields to change; all others stay */
  patch: GuidePatch;
  /** the updatedAt (ms since 1970) the caller has seen; undefined for any */
  version: number | undefined;
  /** throws where the caller hasn't proved lately who they are; called before a way to be tipped changes */
  requireProof: () => Promise<void>;
};

/**
 * Changes a profile that the account may edit. Returns it, and the e-mails about its ways to be tipped. Throws NotFound, Forbidden (also for an editor who changes the handle),
 * PreconditionFailed when the profile is no longer at `version`, ValidationError for a new link that guests could not open and for what is no licence,
 * Conflict when it can't have its new handle.
 */
export async function updateGuide(
  ctx: Ctx,
  userId: number,
  { id, patch: { profilePicture: given, handle, ...fields }, version, requireProof }: Update,
): Promise<{ guide: Guide; queued: { id: number }[] }> {
  const { db } = ctx;
  const [current] = await db
    .select({
      ownerId: guides.userId,
      uniqueId: guides.uniqueId,
      profilePicture: guides.profilePicture,
      country: guides.country,
      currency: guides.currency,
      tipAmounts: guides.tipAmounts,
      tipsGoTo: guides.tipsGoTo,
      updatedAt: guides.updatedAt,
      bookingCode: guides.bookingCode,
      handle: guides.handle,
      ...byLinkField(({ field }) => guides[field]),
    })
    .from(guides)
    .where(editable(userId, id));
  if (!current) return throwMissReason(ctx, userId, id);
  const { ownerId } = current;
  const isOwner = ownerId === userId;
  if (handle !== undefined && handle !== current.handle && !isOwner) throw new Forbidden("handle_owner_only");
  if (version !== undefined && current.updatedAt.getTime() !== version)
    return throwVersionMissReason(ctx, userId, id);
  const wrong = wrongLinks(fields, current);
  if (wrong.length > 0) throw new ValidationError(wrong);
  refuseLicence(fields);
  const handleChange = handle === undefined || !isOwner ? undefined : { id, userId, handle };
  // The update decides. The handle is checked before it so that no image is stored in vain, and after it for the reason
  // of a refusal.
  if (handleChange) await requireHandle(ctx, handleChange);
  // A field that changes nothing isn't written: without a proof it could undo someone else's change of this moment.
  const { changed, unchanged } = changedTips(current, fields);
  const patch = { ...fields, ...unchanged, ...(!isOwner && unchangedOwnerFields(current, fields)) };
  if (changed.length > 0) await requireProof();
  const change = { guideId: id, by: userId };
  const tipEmails =
    changed.length > 0
      ? queueTipsChanged(ctx, change, and(editable(userId, id), hasTips(changed, patch)))
      : [];
  const named = handleChange && (await writeHandle(ctx, handleChange));
  const picture = await profilePictureUrl(ctx, ownerId, { given, current: current.profilePicture });
  const set = {
    ...patch,
    ...amountsColumn(patch),
    ...endCheck(patch),
    ...named?.set,
    ...(await tipDefaults(current, patch)),
    updatedAt: nextUpdatedAt(ctx),
  };
  const { uniqueId } = current;
  const searchTerms =
    patch.name === undefined ? [] : replaceSearchTerms(ctx, { id, uniqueId, name: patch.name });
  const hasNewContent = TRANSLATED_FIELDS.some((field) => patch[field] !== undefined);
  const more = [
    ...searchTerms,
    ...replaceColumns(db, id, patch),
    ...(named?.more ?? []),
    ...(hasNewContent ? [removeOfGuide(db, id)] : []),
    ...tipEmails,
    ...(patch.timeZone === undefined ? [] : [lookAtWeek(db, eq(users.id, ownerId))]),
  ];
  const when = and(isAtVersion(version), named?.when);
  const row =
    picture === undefined
      ? (
          await db.batch([
            db
              .update(guides)
              .set(set)
              .where(and(editable(userId, id), when))
              .returning(),
            ...more,
          ])
        )[0][0]
      : await writeWithPicture(ctx, userId, { id, set: { ...set, profilePicture: picture }, when, more });
  if (row)
    return { guide: toGuide(row, ctx), queued: tipEmails.length > 0 ? await emailsAbout(ctx, change) : [] };
  if (handleChange) await requireHandle(ctx, handleChange);
  return throwVersionMissReason(ctx, userId, id);
}

/** Removes a profile with its reviews, platforms, featured tours and picture. Throws NotFound, Forbidden. */
export async function removeGuide(ctx: Ctx, userId: number, id: number): Promise<{ id: number }[]> {
  const { db } = ctx;
  const isOwned = owned(userId, id);
  const {
    queued,
    removed: [row],
  } = await batch(db, {
    queued: queueEmail(
      ctx,
      "page-deleted",
      sql`${users.id} = ${userId} and exists (select 1 from ${guides} where ${isOwned})`,
      {
        detail: sql<string>`(select ${guides.name} || char(10) || ${guides.uniqueId} from ${guides} where ${isOwned})`,
      },
    ),
    image: queueImage(ctx, { column: guides.profilePicture, row: isOwned }),
    removed: db.delete(guides).where(isOwned).returning({ id: guides.id }),
    week: lookAtWeek(db, eq(users.id, userId)),
  });
  if (!row) await throwMissReason(ctx, userId, id);
  await deletePendingImages(ctx);
  return queued;
}
