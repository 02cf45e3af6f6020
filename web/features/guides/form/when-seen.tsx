import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSeen } from "#web/lib/use-seen.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextButton } from "#web/ui/text-button.tsx";

/** Loaded a little before it is in sight. */
const SOON = { rootMargin: "240px 0px" };

type WhenSeenProps<Props> = {
  /** must stay the same function */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A part of the form whose code is loaded when it comes into sight. The form works without it. */
export function WhenSeen<Props extends object>({ load, props }: WhenSeenProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, SOON);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isSeen) return;
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [isSeen, load, attempt]);
  if (Part) return <Part {...props} />;
  return (
    <div ref={place}>
      {isFailed ? (
        <p role="alert">
          This part could not be loaded.{" "}
          <TextButton onClick={() => setAttempt(attempt + 1)}>Try again</TextButton>
        </p>
      ) : (
        <Skeleton height={240} borderRadius={14} />
      )}
    </div>
  );
}
