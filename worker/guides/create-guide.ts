import { and, eq, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { Guide, GuideValues } from "#schema/guide.ts";
import { PROFILE_LIMIT, type Role } from "#schema/role.ts";
import type { Ctx } from "../context.ts";
import { isOrphan, violates } from "../db/client.ts";
import { lookAtWeek } from "../db/look-at-week.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { LimitReached, Unauthenticated } from "../errors.ts";
import { attachImage, deletePendingImages, releaseImage } from "../images/pending-deletes.ts";
import { contactKeys } from "../search/contact-keys.ts";
import { addContacts } from "../search/index-contacts.ts";
import { addGuideTerms } from "../search/index-terms.ts";
import { amountsColumn, toGuide } from "./guide.ts";
import { refuseLicence } from "./change-licence.ts";
import { likelyCountry } from "./likely-country.ts";
import { isDataUrl, profilePictureUrl } from "./profile-picture.ts";

type Owner = { id: number; role: Role };
type NewGuide = {
  values: GuideValues;
  /** the client's Idempotency-Key: a repeated create returns the first one's profile */
  creationKey: string | undefined;
  /** the browser's languages, which may tell the country */
  acceptLanguage?: string | undefined;
};

/** Creates a public id of ten characters without look-alikes: short enough for a small QR code, too many to guess (31^10). */
export const newUniqueId = customAlphabet("23456789abcdefghjkmnpqrstuvwxyz", 10);

const limitReached = (role: Role) => new LimitReached({ what: "profiles", max: PROFILE_LIMIT[role] });

/**
 * Returns the subquery of the first free slot. It is null without one, which the table refuses, so that the limit holds
 * however requests race, also against a change of the role.
 */
const freeSlot = ({ id }: Owner) => sql<number>`(
  select min(place.slot) from (select 1 as slot union all select 2 union all select 3) as place
  where place.slot <= (select iif(${users.role} = 'guide', ${PROFILE_LIMIT.guide}, ${PROFILE_LIMIT.operator}) from ${users} where ${users.id} = ${id})
    and not exists (select 1 from ${guides} where ${guides.userId} = ${id} and ${guides.slot} = place.slot))`;

/** Throws LimitReached for a full account, unless this create repeats an earlier one. */
async function requireFreeSlot({ db }: Ctx, owner: Owner, creationKey: string | undefined): Promise<void> {
  const rows = await db
    .select({ creationKey: guides.creationKey })
    .from(guides)
    .where(eq(guides.userId, owner.id));
  const isRepeated = creationKey !== undefined && rows.some((row) => row.creationKey === creationKey);
  if (!isRepeated && rows.length >= PROFILE_LIMIT[owner.role]) throw limitReached(owner.role);
}

async function findByCreationKey(ctx: Ctx, userId: number, key: string): Promise<Guide | undefined> {
  const [row] = await ctx.db
    .select()
    .from(guides)
    .where(and(eq(guides.userId, userId), eq(guides.creationKey, key)));
  return row && toGuide(row, ctx);
}

/** Creates a profile. Throws LimitReached, Unauthenticated, ValidationError for what is no licence, and the refusals of its picture. */
export async function createGuide(
  ctx: Ctx,
  owner: Owner,
  { values, creationKey, acceptLanguage }: NewGuide,
): Promise<Guide> {
  const { db, now } = ctx;
  const { profilePicture: given, ...texts } = values;
  refuseLicence(values);
  // The insert decides. This check comes first so that a full account's image isn't stored in vain.
  if (isDataUrl(given)) await requireFreeSlot(ctx, owner, creationKey);
  const profilePicture = (await profilePictureUrl(ctx, owner.id, { given, current: null })) ?? null;
  const uniqueId = newUniqueId();
  const isNew = eq(guides.uniqueId, uniqueId);
  const at = new Date(now);
  try {
    const [[row]] = await db.batch([
      db
        .insert(guides)
        .values({
          ...texts,
          ...amountsColumn(texts),
          tipsGoTo: texts.tipsGoTo ?? (owner.role === "guide" ? "guide" : null),
          country: texts.country || (await likelyCountry({ ...texts, acceptLanguage })),
          uniqueId,
          userId: owner.id,
          slot: freeSlot(owner),
          profilePicture,
          creationKey,
          createdAt: at,
          updatedAt: at,
        })
        .returning(),
      attachImage(ctx, profilePicture, { column: guides.profilePicture, row: isNew }),
      addGuideTerms(db, isNew, { name: values.name, uniqueId }),
      addContacts(db, isNew, contactKeys(texts)),
      lookAtWeek(db, eq(users.id, owner.id)),
    ]);
    if (!row) throw new Error("an insert returned no row");
    return toGuide(row, ctx);
  } catch (error) {
    if (profilePicture) {
      await releaseImage(ctx, profilePicture);
      await deletePendingImages(ctx);
    }
    const repeated = creationKey && (await findByCreationKey(ctx, owner.id, creationKey));
    if (repeated) return repeated;
    // The account was deleted during this request.
    if (isOrphan(error)) throw new Unauthenticated();
    if (violates(error, "guides.slot")) throw limitReached(owner.role);
    throw error;
  }
}
