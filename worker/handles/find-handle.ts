import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import { hashOf } from "./hash.ts";

/** Finds the public id of the profile that has this handle, or had it within a year. */
export async function findByHandle({ db, now }: Ctx, handle: string): Promise<string | undefined> {
  const [row] = await db
    .select({ uniqueId: guides.uniqueId })
    .from(handles)
    .innerJoin(guides, eq(guides.id, handles.guideId))
    .where(
      and(
        eq(handles.hash, await hashOf(handle)),
        or(isNull(handles.keptUntil), gt(handles.keptUntil, new Date(now))),
      ),
    );
  return row?.uniqueId;
}
