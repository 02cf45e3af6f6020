import { lt } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { machineTranslations } from "../db/tables/machine-translations.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which a machine's translation is kept. After that it is made again, once someone asks for it. */
export const TRANSLATION_LIFE_MS = 90 * DAY;

/** Returns the statement that removes old translations. */
export const removeOldTranslations = ({ db, now }: Ctx) =>
  db
    .delete(machineTranslations)
    .where(
      firstRows(machineTranslations, lt(machineTranslations.madeAt, new Date(now - TRANSLATION_LIFE_MS))),
    );
