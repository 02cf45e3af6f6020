/** Copies a text. Throws when the clipboard is missing or refuses. */
export async function copyText(text: string): Promise<void> {
  // Plain http and old browsers have no clipboard.
  if (!("clipboard" in navigator)) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
}

/** The data for the device's share dialog. */
type Shared = { title: string; text: string; url: string };

/**
 * Shares a page by the device's dialog, or copies its address. Answers "cancelled" when the user closed the dialog. Throws
 * when neither works.
 */
export async function sharePage(shared: Shared): Promise<"shared" | "copied" | "cancelled"> {
  if ("share" in navigator) {
    try {
      await navigator.share(shared);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // The address is copied below, because some desktops offer a share dialog that fails.
    }
  }
  await copyText(shared.url);
  return "copied";
}
