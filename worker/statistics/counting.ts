import type { EventKind } from "#schema/statistics.ts";
import { connect, isOrphan } from "../db/client.ts";
import { log } from "../log.ts";
import { addSums, type DaySums } from "./add-sums.ts";
import { dayAndHour } from "./day.ts";

/**
 * Milliseconds for which sums are gathered before they are written together, so that a group that scans at once is one
 * write.
 */
const GATHER_MS = 250;
/** Milliseconds after which a gathering was cut off with the request that began it. */
const CUT_OFF_MS = 5000;

/**
 * One thing that happened on a guide's page. `mark` is that of the code it was opened by, `way` the wayKey of a way to
 * tip.
 */
type Happening = { guideId: number; timeZone: string; at: number } & (
  | { kind: "visit"; mark: string | undefined }
  | { kind: EventKind; way?: string | undefined }
);

const COLUMN_OF = {
  "tip-open": "tipOpens",
  "tip-way": "tipWays",
  contact: "contacts",
  "save-contact": "savedContacts",
  tour: "tours",
  "review-open": "reviewOpens",
  share: "shares",
} as const satisfies Record<EventKind, keyof DaySums>;

/** Sums by profile and day that aren't written yet. */
const gathered = new Map<string, DaySums>();
/** When the request that will write them began to wait, ms since 1970. */
let waitingSince = 0;

/** Adds one to the sum of a name. Anybody can invent names such as "constructor", which a plain object inherits. */
function addName(sums: Record<string, number> = {}, name: string): Record<string, number> {
  const before = Object.hasOwn(sums, name) ? (sums[name] ?? 0) : 0;
  return { ...sums, [name]: before + 1 };
}

function gather(happening: Happening): void {
  const { guideId, timeZone, at } = happening;
  const { day, hour } = dayAndHour(timeZone, at);
  const key = `${guideId} ${day}`;
  const sums = gathered.get(key) ?? { guideId, day };
  if (happening.kind === "visit") {
    sums.visits = (sums.visits ?? 0) + 1;
    sums.hours = addName(sums.hours, String(hour));
    if (happening.mark !== undefined) {
      sums.scans = (sums.scans ?? 0) + 1;
      sums.marks = addName(sums.marks, happening.mark);
    }
  } else {
    const column = COLUMN_OF[happening.kind];
    sums[column] = (sums[column] ?? 0) + 1;
    if (happening.way !== undefined) sums.ways = addName(sums.ways, happening.way);
  }
  gathered.set(key, sums);
}

async function writeGathered(env: Env): Promise<void> {
  const db = connect(env.DB);
  const [first, ...others] = [...gathered.values()].map((sums) => addSums(db, sums));
  gathered.clear();
  if (!first) return;
  try {
    await db.batch([first, ...others]);
  } catch (error) {
    if (!isOrphan(error)) throw error;
    // One of the profiles was deleted. A batch is written whole or not at all, so each statement is now run alone.
    for (const statement of [first, ...others])
      try {
        await statement;
      } catch (alone) {
        if (!isOrphan(alone)) throw alone;
      }
  }
}

/**
 * Counts one happening after the answer: call it in waitUntil. The first of several requests of an isolate writes what
 * all of them bring. Nothing is written twice, so what a failing database refuses is lost, and logged.
 */
export async function countHappening(env: Env, happening: Happening): Promise<void> {
  gather(happening);
  const now = Date.now();
  if (now - waitingSince < CUT_OFF_MS) return;
  waitingSince = now;
  await scheduler.wait(GATHER_MS);
  waitingSince = 0;
  try {
    await writeGathered(env);
  } catch (error) {
    log("error", { message: "visits could not be counted" }, error);
  }
}
