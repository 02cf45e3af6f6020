import { DAY } from "#schema/durations.ts";
import type { OwnGuide } from "#schema/own-guide.ts";

/** How long the card says that a new guide is ready, unless it is put away. */
const READY_FOR = 7 * DAY;

/** Whether a profile has first steps left that its owner hasn't put away. */
export const isNew = ({ firstSteps }: OwnGuide): boolean => Object.values(firstSteps ?? {}).includes(false);

/** Whether a profile has just done its first steps: none is left at `now` (ms since 1970), and the first scan isn't long ago. */
export const isReady = (guide: OwnGuide, now: number): boolean =>
  guide.firstSteps !== null &&
  !isNew(guide) &&
  guide.firstScan !== null &&
  now - Date.parse(guide.firstScan) < READY_FOR;
