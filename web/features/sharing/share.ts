/** Copies an address. Throws when the clipboard is missing or refuses. */
export async function copyLink(url: string): Promise<void> {
  // Plain http and old browsers have no clipboard at all.
  if (!("clipboard" in navigator)) throw new Error("no clipboard");
  await navigator.clipboard.writeText(url);
}

/** What a device's own dialog is given. */
export type Shared = { title: string; text: string; url: string };

/**
 * Shares a page with the device's own dialog, else copies its address. A share that was called off is "cancelled".
 * Throws when neither works.
 */
export async function sharePage(shared: Shared): Promise<"shared" | "copied" | "cancelled"> {
  if ("share" in navigator) {
    try {
      await navigator.share(shared);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // Some desktops offer a share they can't carry out: the clipboard is left.
    }
  }
  await copyLink(shared.url);
  return "copied";
}
