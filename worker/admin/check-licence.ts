import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AdminGuide, AuditAction } from "#schema/admin.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { guides } from "../db/tables/guides.ts";
import { Conflict, invalid } from "../errors.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { getAdminGuide } from "./guides.ts";

type Check = {
  action: AuditAction;
  detail: string;
  which: SQL | undefined;
  set: { licenceCheckedAt: Date | null; licenceUntil: string | null };
};

/** Writes a check, or its end, with its entry in the audit log. Returns whether a profile has changed. */
async function write(
  ctx: Ctx,
  { action, detail, which, set }: Check,
  { admin, requestId }: Actor,
): Promise<boolean> {
  const {
    changed: [changed],
  } = await batch(ctx.db, {
    entry: recordAuditOf(
      ctx,
      { admin, action, subject: subjectOf("guide", guides.id), detail, requestId },
      sql`from ${guides} where ${which}`,
    ),
    changed: ctx.db.update(guides).set(set).where(which).returning({ uniqueId: guides.uniqueId }),
  });
  if (changed) await purgePublicPages(`guide-${changed.uniqueId}`);
  return changed !== undefined;
}

type Confirmation = {
  id: number;
  number: string;
  issuer?: string | undefined;
  name?: string | undefined;
  until?: string | null | undefined;
};

/**
 * Records that an admin has compared a licence today. Throws NotFound, ValidationError for a day that is past, and Conflict
 * where there is none, or its number, its issuer or the profile's name is no longer what was compared.
 */
export async function confirmLicence(
  ctx: Ctx,
  { id, number, issuer, name, until = null }: Confirmation,
  actor: Actor,
): Promise<AdminGuide> {
  if (until !== null && until < new Date(ctx.now).toISOString().slice(0, 10))
    throw invalid("Please choose a day ahead", "until");
  const isConfirmed = await write(
    ctx,
    {
      action: "licence-confirm",
      detail: until ?? "",
      which: and(
        eq(guides.id, id),
        name === undefined ? undefined : eq(guides.name, name),
        sql`json_extract(${guides.licence}, '$.number') = ${number}`,
        issuer === undefined ? undefined : sql`json_extract(${guides.licence}, '$.issuer') = ${issuer}`,
      ),
      set: { licenceCheckedAt: new Date(ctx.now), licenceUntil: until },
    },
    actor,
  );
  const guide = await getAdminGuide(ctx, id);
  if (!isConfirmed) throw new Conflict("licence_changed");
  return guide;
}

/** Ends the check of a licence, if there is one. Throws NotFound. */
export async function endLicenceCheck(ctx: Ctx, id: number, actor: Actor): Promise<void> {
  const isEnded = await write(
    ctx,
    {
      action: "licence-end",
      detail: "",
      which: and(eq(guides.id, id), isNotNull(guides.licenceCheckedAt)),
      set: { licenceCheckedAt: null, licenceUntil: null },
    },
    actor,
  );
  if (!isEnded) await getAdminGuide(ctx, id);
}
