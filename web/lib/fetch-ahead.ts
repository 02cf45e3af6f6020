type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    /** not in every browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: Connection;
  }
}

/** Whether bytes may be spent on what nobody has asked for yet: not where they are metered, or slow to come. */
export const isSpareConnection = ({ saveData = false, effectiveType = "4g" }: Connection = {}): boolean =>
  !saveData && effectiveType === "4g";

/** Fetches what is likely to be needed next, on connections that can spare it. A failure is left to whoever needs it. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (isSpareConnection(navigator.connection)) load().catch(() => {});
}
