/** Tells apart what an upload treats in its own way; undefined for everything else. */
export type PictureKind = "gif" | "heic" | undefined;

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Finds out what a file is by its first bytes, because names and types are missing or wrong on phones and in clouds. */
export async function pictureKindOf(file: Blob): Promise<PictureKind> {
  const head = textOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (/^GIF8[79]a/.test(head)) return "gif";
  const isHeic =
    head.slice(4, 8) === "ftyp" && HEIC_BRANDS.has(head.slice(8, 12)) && !head.slice(16).includes("avif");
  return isHeic ? "heic" : undefined;
}

/**
 * Returns whether a GIF has a whole image. One that breaks off in its first is shown by browsers as far as it goes, but
 * only redrawn it is a file that others can read.
 */
export async function hasWholeFrame(gif: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await gif.arrayBuffer());
  const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const isImage = (at: number) => bytes[at] === 0x2c;
  for (let at = 13 + tableLength(bytes[10]); at < bytes.length;) {
    const start = at;
    if (bytes[at] === 0) {
      at++;
      continue;
    }
    if (!isImage(at) && bytes[at] !== 0x21) return false;
    at += isImage(at) ? 11 + tableLength(bytes[at + 9]) : 2;
    // Pieces of up to 255 bytes, each after its length, the last of 0.
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
    if (isImage(start)) return at < bytes.length;
    at++;
  }
  return false;
}
