import { sql } from "drizzle-orm";
import { EVENT_KINDS, type EventKind } from "#schema/statistics.ts";
import { reportedKey } from "#payment-codes/way-key.ts";
import type { Ctx } from "../context.ts";
import { connect } from "../db/client.ts";
import { byGuideKey } from "../db/guide-key.ts";
import { prepareBatch, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { guideOwner } from "../guides/public-guides.ts";

/** An event that a page reports. `way` is the wayKey of a way to tip. */
export type PageEvent = { kind: EventKind; way?: string };

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
  const way = given.kind === "tip-way" ? reportedKey(detail) : undefined;
  return { kind: given.kind, ...(way !== undefined && { way }) };
}

const key = { uniqueId: sql.placeholder("uniqueId") };

const readCounted = prepareBatch((db) => [
  reading(
    db.select({ id: guides.id, timeZone: guides.timeZone }).from(guides).where(byGuideKey(key)),
    ({ id, timeZone }) => ({ id, timeZone }),
  ),
  guideOwner(db, key),
]);

/** Finds a public profile whose events count, with those who may edit it; undefined for unknown and hidden ones. */
export async function findCounted(
  { env, now }: Ctx,
  uniqueId: string,
): Promise<{ guideId: number; team: number[]; timeZone: string } | undefined> {
  // The query doesn't use the request's own session of the database, because with its bookmark the guest's next pages
  // would be rendered again.
  const [[guide], [owner]] = await readCounted(connect(env.DB), { uniqueId });
  if (!guide || !owner?.isPublicAt(now)) return undefined;
  return { guideId: guide.id, team: [owner.userId, ...owner.editorIds], timeZone: guide.timeZone };
}
