import { LATEST_LIMIT } from "#schema/limits.ts";
import { Card } from "#web/ui/card.tsx";

/** px of a review on a wide screen, and of what stands around the list */
const ROW = 145;
const FRAME = 90;

/** Stands where the latest reviews will, about as high, so that what follows isn't pushed down. `count`: how many there are. */
export const ReviewsWaiting = ({ count }: { count: number }) => (
  <Card as="div" aria-busy="true" style={{ minHeight: FRAME + ROW * Math.min(LATEST_LIMIT, count) }} />
);
