import { and, eq, isNull, lt, ne, or, type Placeholder, sql } from "drizzle-orm";
import { HOUR } from "#schema/durations.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { machineTranslations as table } from "../db/tables/machine-translations.ts";
import { guideTours } from "../db/tables/tours.ts";
import { log } from "../log.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { countUse } from "../rate-limits/rate-limits.ts";
import { translate, type Translator } from "./translator.ts";

/** ms between a failure and the next attempt. */
const RETRY_MS = HOUR;

/** The words about one thing, in one language. `subject` is "profile", or such as "tour-12". */
export type Source = { subject: string; language: WrittenLanguage; texts: Record<string, string> };

/** A stored translation. It has no texts while it is being made, and after a failure. */
export type StoredTranslation = { subject: string; sourceHash: string; texts: Record<string, string> | null };

/** Returns the reading of a profile's stored translations into a language. */
export const storedTranslations = (
  db: Db,
  key: GuideKey,
  language: PageLanguage | Placeholder,
): Reading<StoredTranslation> =>
  reading(
    db
      .select({ subject: table.subject, sourceHash: table.sourceHash, texts: table.texts })
      .from(table)
      .where(and(whereGuideIs(table.guideId, db, key), eq(table.language, language))),
    (row) => row,
  );

/** Returns the statement that removes translations of a profile's own words. */
export const removeOfGuide = (db: Db, guideId: number) =>
  db.delete(table).where(and(eq(table.guideId, guideId), eq(table.subject, "profile")));

/** Returns the statement that removes translations of the words of an account's tour, on every page that shows it. */
export const removeOfTour = (db: Db, tourId: number, userId: number) =>
  db
    .delete(table)
    .where(
      and(
        sql`${table.guideId} in (select ${guideTours.guideId} from ${guideTours} where ${guideTours.tourId} = ${tourId} and ${guideTours.userId} = ${userId})`,
        eq(table.subject, `tour-${tourId}`),
      ),
    );

async function hashOf({ language, texts }: Source): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([language, texts]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toBase64({ alphabet: "base64url" });
}

type Job = { guideId: number; language: PageLanguage; source: Source; sourceHash: string };

/** Leases the making of a translation; false where another call has leased it, or failed within the hour. */
async function lease({ db, now }: Ctx, { guideId, language, source, sourceHash }: Job): Promise<boolean> {
  const pending = { sourceHash, texts: null, madeAt: new Date(now) };
  const [row] = await db
    .insert(table)
    .values({ guideId, language, subject: source.subject, ...pending })
    .onConflictDoUpdate({
      target: [table.guideId, table.language, table.subject],
      set: pending,
      setWhere: or(
        ne(table.sourceHash, sourceHash),
        and(isNull(table.texts), lt(table.madeAt, new Date(now - RETRY_MS))),
      ),
    })
    .returning({ guideId: table.guideId });
  return row !== undefined;
}

/**
 * Creates a translation and stores it, unless the words have changed meanwhile. A failure is logged, and readers see the
 * original.
 */
async function make(ctx: Ctx, translator: Translator, job: Job): Promise<void> {
  const { guideId, language, source, sourceHash } = job;
  try {
    if (!(await lease(ctx, job))) return;
    const hasRateLimits = ctx.config.RATE_LIMITS === "on";
    const { count } = await countUse({ ...ctx, network: "", hasRateLimits }, ["translation", guideId]);
    if (count > RATE_LIMITS.translation.max) return;
    const texts = await Promise.all(
      Object.entries(source.texts).map(async ([field, text]) => [
        field,
        await translate(translator, text, { from: source.language, to: language }),
      ]),
    );
    await ctx.db
      .update(table)
      .set({ texts: Object.fromEntries(texts) })
      .where(
        and(
          eq(table.guideId, guideId),
          eq(table.language, language),
          eq(table.subject, source.subject),
          eq(table.sourceHash, sourceHash),
        ),
      );
  } catch (error) {
    log("warn", { message: "a text could not be translated", guide: guideId, language }, error);
  }
}

/** The translations of a page's words by subject, and the missing ones, to be made after the response. */
type PageTranslations = { texts: Record<string, Record<string, string>>; missing: Job[] };

/** Finds the stored translations of the words that are on a page now. */
export async function matchTranslations(
  { guideId, language, stored }: { guideId: number; language: PageLanguage; stored: StoredTranslation[] },
  sources: Source[],
): Promise<PageTranslations> {
  const texts: PageTranslations["texts"] = {};
  const missing: Job[] = [];
  for (const source of sources) {
    const sourceHash = await hashOf(source);
    const found = stored.find((one) => one.subject === source.subject && one.sourceHash === sourceHash);
    if (found?.texts) texts[source.subject] = found.texts;
    else missing.push({ guideId, language, source, sourceHash });
  }
  return { texts, missing };
}

/** Creates the missing translations. Never rejects. */
export async function makeMissing(ctx: Ctx, translator: Translator, missing: Job[]): Promise<void> {
  await Promise.all(missing.map((job) => make(ctx, translator, job)));
}
