/** Copies an address. Throws when the clipboard is missing or refuses. */
export async function copyLink(url: string): Promise<void> {
  // Plain http and old browsers have no clipboard at all.
  if (!("clipboard" in navigator)) throw new Error("no clipboard");
  await navigator.clipboard.writeText(url);
}

/**
 * Shares a profile with the device's own dialog, else copies its address. A share that was called off is "cancelled".
 * Throws when neither works.
 */
export async function shareProfile({
  name,
  url,
}: {
  name: string;
  url: string;
}): Promise<"shared" | "copied" | "cancelled"> {
  if ("share" in navigator) {
    try {
      await navigator.share({
        title: `${name} - Tour Guide Profile`,
        text: "Check out my tour guide profile!",
        url,
      });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // Some desktops offer a share they can't carry out: the clipboard is left.
    }
  }
  await copyLink(url);
  return "copied";
}
