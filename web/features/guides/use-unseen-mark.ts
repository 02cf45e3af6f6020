import { useEffect } from "react";

type Badging = Navigator & { setAppBadge?: (count: number) => Promise<void> };

/** Shows on the icon of the installed app how many reviews are new; 0 removes the mark. */
export function useUnseenMark(count: number | undefined): void {
  useEffect(() => {
    const { setAppBadge }: Badging = navigator;
    // The browser refuses this where the app isn't installed.
    if (count !== undefined) setAppBadge?.call(navigator, count).catch(console.warn);
  }, [count]);
}
