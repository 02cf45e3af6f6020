import type { OwnGuide } from "#schema/own-guide.ts";
import { useEffect } from "react";

/** Counts the new reviews of all profiles; undefined while they load. */
export const unseenOf = (guides: OwnGuide[] | undefined) =>
  guides?.reduce((sum, { unseenReviews }) => sum + unseenReviews, 0);

type Badging = Navigator & { setAppBadge?: (count: number) => Promise<void> };

/** Shows on the icon of the installed app how many reviews are new; 0 removes the mark. */
export function useUnseenMark(count: number | undefined): void {
  useEffect(() => {
    const { setAppBadge }: Badging = navigator;
    // The browser refuses this where the app isn't installed.
    if (count !== undefined) setAppBadge?.call(navigator, count).catch(console.warn);
  }, [count]);
}
