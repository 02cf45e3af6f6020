type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    /** not in every browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: Connection;
  }
}

/** Whether prefetching is acceptable: not with data saving on, nor on a slow connection. */
export const isSpareConnection = ({ saveData = false, effectiveType = "4g" }: Connection = {}): boolean =>
  !saveData && effectiveType === "4g";

/** Prefetches what is likely to be needed next, if the connection can spare it. Ignores failures: its use repeats it. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (isSpareConnection(navigator.connection)) load().catch(() => {});
}
