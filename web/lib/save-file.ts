import { canShareFile, shareFile } from "./share-file.ts";

/** Saves a file by the browser's downloads. */
function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The address is released later, because Safari reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Saves a file: on phones by the share sheet, because a browser inside another app downloads nothing and says nothing. Returns
 * what became of it; only "downloaded" is for this page to say.
 */
export async function saveFile(blob: Blob, name: string): Promise<"downloaded" | "shared" | "cancelled"> {
  const file = new File([blob], name, { type: blob.type });
  if (canShareFile(file)) {
    try {
      return (await shareFile(file)) ? "shared" : "cancelled";
    } catch (error) {
      // A tap counts for some seconds only, and making the file may have taken longer.
      console.warn(error);
    }
  }
  download(file);
  return "downloaded";
}
