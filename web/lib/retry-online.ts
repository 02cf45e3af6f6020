type RetryOnline = {
  /**
   * takes what is to be tried again, after a try to which no response came; returns whether that happens by itself,
   * because the device is offline or was until just now
   */
  lost: (retry: () => void) => boolean;
  stop: () => void;
};

/** ms between tries, once there is a network: the browser often says so before anything can be reached */
const PAUSES = [3000, 1500, 500];

/**
 * Tries again what found no network, once there is one: also one that came back during the try. `onChange`: gets the
 * function that tries at once while there is something to try, and null while there is nothing.
 */
export function retryOnline(onChange: (again: (() => void) | null) => void): RetryOnline {
  let waiting: (() => void) | null = null;
  let pauses: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    const retry = waiting;
    waiting = null;
    onChange(null);
    retry?.();
  };
  const online = () => {
    pauses = [...PAUSES];
    if (waiting) again();
  };
  // A phone that was asleep as its network came back may never have said so.
  const awake = () => {
    if (waiting && navigator.onLine) online();
  };
  addEventListener("online", online);
  addEventListener("visibilitychange", awake);
  return {
    lost: (retry) => {
      waiting = retry;
      onChange(again);
      const pause = pauses.pop();
      if (pause !== undefined) timer = setTimeout(again, pause);
      return pause !== undefined || navigator.onLine === false;
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener("online", online);
      removeEventListener("visibilitychange", awake);
    },
  };
}
