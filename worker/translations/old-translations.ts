import { lt } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { machineTranslations } from "../db/tables/machine-translations.ts";

/** How long a translation by a machine is kept, ms: then it is made again, once somebody asks. */
export const TRANSLATION_LIFE = 90 * DAY;

/** The statement that removes old translations. */
export const removeOldTranslations = ({ db, now }: Ctx) =>
  db.delete(machineTranslations).where(lt(machineTranslations.madeAt, new Date(now - TRANSLATION_LIFE)));
