import { inArray, sql } from "drizzle-orm";
import { leadsToTips } from "#payment-codes/tip-hosts.ts";
import { dayAndHour } from "#schema/day.ts";
import { checkWebLinks, type WebLink } from "#schema/web-links.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { webLinks } from "../db/tables/web-links.ts";
import { ValidationError } from "../errors.ts";
import { editable, throwMissReason } from "../guides/ownership.ts";
import { replaceContacts } from "../search/index-contacts.ts";
import { webLinksOf } from "./read-web-links.ts";

/** Lists the links of a profile that the account may edit. Throws NotFound, Forbidden. */
export async function listWebLinks(ctx: Ctx, userId: number, guideId: number): Promise<WebLink[]> {
  const [links, [guide]] = await Promise.all([
    webLinksOf(ctx.db, { id: guideId }).read(),
    ctx.db.select({ id: guides.id }).from(guides).where(editable(userId, guideId)),
  ]);
  return guide ? links : throwMissReason(ctx, userId, guideId);
}

/** Replaces the whole list, or nothing of it. Throws NotFound, Forbidden, ValidationError. */
export async function replaceWebLinks(
  ctx: Ctx,
  userId: number,
  { guideId, rows }: { guideId: number; rows: unknown },
): Promise<WebLink[]> {
  const { db, now } = ctx;
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const [place] = await db
    .select({ timeZone: guides.timeZone })
    .from(guides)
    .where(editable(userId, guideId));
  if (!place) return throwMissReason(ctx, userId, guideId);
  const { day: today } = dayAndHour(place.timeZone, now);
  const checked = checkWebLinks(rows, { today, isForTips: leadsToTips });
  if ("problems" in checked) throw new ValidationError(checked.problems);
  const { links } = checked;
  const { found } = await batch(db, {
    found: guide,
    former: db.delete(webLinks).where(inArray(webLinks.guideId, guide)),
    links: links.map((link, index) =>
      db
        .insert(webLinks)
        .select(selectRow(webLinks, { guideId: sql`id`, position: index + 1, ...link }, sql`from ${guide}`)),
    ),
    contacts: replaceContacts(db, editable(userId, guideId), {
      fields: ["links"],
      contacts: { links: links.map(({ url }) => url) },
    }),
  });
  return found.length > 0 ? links : throwMissReason(ctx, userId, guideId);
}
