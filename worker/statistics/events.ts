import { sql } from "drizzle-orm";
import { EVENT_KINDS, type EventKind } from "#schema/statistics.ts";
import { reportedKey } from "#payment-codes/way-key.ts";
import type { Ctx } from "../context.ts";
import { connect } from "../db/client.ts";
import { byGuideKey } from "../db/guide-key.ts";
import { prepareReadings, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { guideOwner } from "../guides/public-guides.ts";

/** An event that a page reports. `way` is the wayKey of a way to tip, `tour` the id of a tour. */
export type PageEvent = { kind: EventKind; way?: string; tour?: number };

/** An id as the page sends it. */
const TOUR_ID = /^[1-9]\d{0,14}$/;

const ABOUT_WAYS: ReadonlySet<EventKind> = new Set(["tip-way", "tip-worked", "tip-failed"]);

const isKind = (kind: unknown): kind is EventKind => EVENT_KINDS.some((eventKind) => eventKind === kind);

/** Reads `{ kind, detail? }` from a body; undefined for anything else. An unknown detail is left out. */
export function readPageEvent(body: string): PageEvent | undefined {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof given !== "object" || given === null || !("kind" in given) || !isKind(given.kind))
    return undefined;
  const detail = "detail" in given && typeof given.detail === "string" ? given.detail : "";
  const way = ABOUT_WAYS.has(given.kind) ? reportedKey(detail) : undefined;
  const tour = given.kind === "tour" && TOUR_ID.test(detail) ? Number(detail) : undefined;
  return { kind: given.kind, ...(way !== undefined && { way }), ...(tour !== undefined && { tour }) };
}

const key = { uniqueId: sql.placeholder("uniqueId") };

const readCounted = prepareReadings((db) => [
  reading(
    db
      .select({
        id: guides.id,
        timeZone: guides.timeZone,
        showsTour: sql<number>`exists (select 1 from guide_tours as shown
          where shown.guide_id = guides.id and shown.tour_id = ${sql.placeholder("tour")})`.as("shows_tour"),
      })
      .from(guides)
      .where(byGuideKey(key)),
    ({ id, timeZone, showsTour }) => ({ id, timeZone, showsTour: showsTour === 1 }),
  ),
  guideOwner(db, key),
]);

type Counted = { guideId: number; team: number[]; timeZone: string; showsTour: boolean };

/**
 * Finds a public profile whose events count, with those who may edit it, and says whether it shows the event's tour;
 * undefined for unknown and hidden ones.
 */
export async function findCounted(
  ctx: Ctx,
  uniqueId: string,
  { tour = 0 }: PageEvent,
): Promise<Counted | undefined> {
  // The query doesn't use the request's own session of the database, because with its bookmark the guest's next pages
  // would be rendered again.
  const [[guide], [owner]] = await readCounted(connect(ctx.env.DB), { uniqueId, tour });
  if (!guide || !owner?.isPublicNow(ctx)) return undefined;
  const { id: guideId, timeZone, showsTour } = guide;
  return { guideId, team: [owner.userId, ...owner.editorIds], timeZone, showsTour };
}
