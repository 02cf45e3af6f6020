/** Returns whether the device's share sheet takes a file. Computers have one too, and people at one expect a download. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === "function" &&
  matchMedia("(pointer: coarse)").matches &&
  navigator.canShare({ files: [file] });

/** Gives a file to the share sheet; false when it was closed there. Throws when the browser refuses. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}
