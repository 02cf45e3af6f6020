type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    /** undefined in some browsers: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: Connection;
  }
}

/** Returns whether a connection can be used for prefetching: not while it saves data, nor while it is slow. */
export const isSpareConnection = ({ saveData = false, effectiveType = "4g" }: Connection = {}): boolean =>
  !saveData && effectiveType === "4g";

/**
 * Prefetches what is likely to be needed next, if the connection allows it. Ignores failures, because its use loads it
 * again.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (isSpareConnection(navigator.connection)) load().catch(() => {});
}
