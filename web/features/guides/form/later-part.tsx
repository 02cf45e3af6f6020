import { type ComponentType, useEffect, useRef, useState } from "react";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { whenStill } from "#web/lib/when-still.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import styles from "./guide-form.module.css";

const IN_SIGHT = {};

type LaterPartProps<Props> = {
  /** loads the part; must stay the same function */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** px of the place that is kept for the part */
  height?: number;
  /** loads it at once, for a part that only some forms have */
  isDue?: boolean;
};

/**
 * Shows a part of the form whose code is loaded at the first touch, or at the latest when the part is in
 * sight. So it is usually there before someone comes to it, and moves nothing under a finger. The form works without
 * it.
 */
export function LaterPart<Props extends object>(part: LaterPartProps<Props>) {
  const { load, props, height = 240, isDue = false } = part;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, IN_SIGHT);
  const isTouched = useFirstTouch();
  const isWanted = isDue || isSeen || isTouched;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    setFailed(false);
    Promise.all([load(), whenStill()]).then(
      ([loaded]) => setPart(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [isWanted, load, attempt]);
  if (Part) return <Part {...props} />;
  return (
    <div ref={place} className={styles.later}>
      {isFailed ? (
        <LoadFailure
          text="This part could not be loaded."
          isRetrying={false}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Skeleton height={height} borderRadius={14} />
      )}
    </div>
  );
}
