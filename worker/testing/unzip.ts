const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/**
 * Reads the files of a ZIP whose entries are stored as they are, in the order of its directory. Throws for any other
 * ZIP.
 */
export function unzip(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength - END_BYTES;
  if (view.getUint32(end, true) !== END) throw new Error("no end of a ZIP");
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0)
      throw new Error("no stored entry");
    const size = view.getUint32(at + 24, true);
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0)),
    );
    const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.set(name, bytes.subarray(from, from + size));
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return files;
}
