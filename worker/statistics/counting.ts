import type { EventKind } from "#schema/statistics.ts";
import { connect, isOrphan } from "../db/client.ts";
import { log } from "../log.ts";
import { addSums, type DaySums } from "./add-sums.ts";
import { dayAndHour } from "#schema/day.ts";

/**
 * Milliseconds for which sums are buffered before they are written together, so that a group that scans at once is one
 * write.
 */
const BUFFER_MS = 250;
/** ms after which a buffer was cut off with the request that began it. */
const CUT_OFF_MS = 5000;

/**
 * An event on a guide's page. `mark` is that of the code it was opened by, `way` the wayKey of a way to
 * tip, `tour` the id of a tour that the page shows.
 */
type RecordedEvent = { guideId: number; timeZone: string; at: number } & (
  | { kind: "visit"; mark: string | undefined }
  | { kind: EventKind; way?: string | undefined; tour?: number | undefined }
);

const COLUMN_OF = {
  "tip-open": "tipOpens",
  "tip-way": "tipWays",
  "tip-worked": "tipsWorked",
  "tip-failed": "tipsFailed",
  contact: "contacts",
  link: "links",
  "save-contact": "savedContacts",
  tour: "tours",
  "review-open": "reviewOpens",
  share: "shares",
} as const satisfies Record<EventKind, keyof DaySums>;

/** The columns with the ways of an event. */
const WAYS_OF: Partial<Record<EventKind, "ways" | "waysWorked" | "waysFailed">> = {
  "tip-way": "ways",
  "tip-worked": "waysWorked",
  "tip-failed": "waysFailed",
};

/** Sums by profile and day that aren't written yet. */
const buffered = new Map<string, DaySums>();
/** When the request that will write them began to wait, ms since 1970. */
let waitingSince = 0;

/** Adds one to the sum of a name. Anybody can invent names such as "constructor", which a plain object inherits. */
function addName(sums: Record<string, number> = {}, name: string): Record<string, number> {
  const before = Object.hasOwn(sums, name) ? (sums[name] ?? 0) : 0;
  return { ...sums, [name]: before + 1 };
}

function buffer(event: RecordedEvent): void {
  const { guideId, timeZone, at } = event;
  const { day, hour } = dayAndHour(timeZone, at);
  const key = `${guideId} ${day}`;
  const sums = buffered.get(key) ?? { guideId, day };
  if (event.kind === "visit") {
    sums.visits = (sums.visits ?? 0) + 1;
    sums.hours = addName(sums.hours, String(hour));
    if (event.mark !== undefined) {
      sums.scans = (sums.scans ?? 0) + 1;
      sums.marks = addName(sums.marks, event.mark);
    }
  } else {
    const column = COLUMN_OF[event.kind];
    sums[column] = (sums[column] ?? 0) + 1;
    const names = WAYS_OF[event.kind];
    if (event.way !== undefined && names) sums[names] = addName(sums[names], event.way);
    if (event.tour !== undefined) sums.tourOpens = addName(sums.tourOpens, String(event.tour));
  }
  buffered.set(key, sums);
}

async function writeBuffered(env: Env): Promise<void> {
  const db = connect(env.DB);
  const [first, ...others] = [...buffered.values()].map((sums) => addSums(db, sums));
  buffered.clear();
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
 * Counts one event after the response: call it in waitUntil. The first of several requests of an isolate writes what
 * all of them bring. Nothing is written twice, so what a failing database refuses is lost, and logged.
 */
export async function recordEvent(env: Env, event: RecordedEvent): Promise<void> {
  buffer(event);
  const now = Date.now();
  if (now - waitingSince < CUT_OFF_MS) return;
  waitingSince = now;
  await scheduler.wait(BUFFER_MS);
  waitingSince = 0;
  try {
    await writeBuffered(env);
  } catch (error) {
    log("error", { message: "visits could not be counted" }, error);
  }
}
