/** Thrown when the file is no image of a known type, or its container is broken or incomplete. */
export class UnreadableImage extends Error {
  override name = "UnreadableImage";
}

/** Reads the byte at `at`. This and all readers below throw UnreadableImage past the end of the file. */
export function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new UnreadableImage("cut short");
  return byte;
}

/** Reads a big-endian 16-bit number. */
export function be16(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) * 0x100 + byteAt(bytes, at + 1);
}

/** Reads a big-endian 32-bit number. */
export function be32(bytes: Uint8Array, at: number): number {
  return be16(bytes, at) * 0x10000 + be16(bytes, at + 2);
}

/** Reads a little-endian 16-bit number. */
export function le16(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) + byteAt(bytes, at + 1) * 0x100;
}

/** Reads a little-endian 24-bit number. */
export function le24(bytes: Uint8Array, at: number): number {
  return le16(bytes, at) + byteAt(bytes, at + 2) * 0x10000;
}

/** Reads a little-endian 32-bit number. */
export function le32(bytes: Uint8Array, at: number): number {
  return le16(bytes, at) + le16(bytes, at + 2) * 0x10000;
}

/** Cuts out the bytes from `from` up to `to`. Throws UnreadableImage past the end. */
export function range(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from > to || to > bytes.length) throw new UnreadableImage("cut short");
  return bytes.subarray(from, to);
}

/** Returns whether the bytes at `at` spell `text`, one byte for each character. */
export function spells(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (bytes[at + i] !== text.charCodeAt(i)) return false;
  }
  return true;
}

/** Reads four bytes as text: the name of a PNG or RIFF chunk. */
export function fourCC(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...range(bytes, at, at + 4));
}

// Bytes by which a clean copy may be longer than its file: cleaning only adds a minimal EXIF segment (4 bytes) and a
// padding byte.
const SLACK = 16;

/** Collects the clean copy of a file in one buffer. */
export class ByteWriter {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(source: Uint8Array) {
    this.#bytes = new Uint8Array(source.length + SLACK);
  }

  get length(): number {
    return this.#length;
  }

  write(bytes: ArrayLike<number>): void {
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  writeText(text: string): void {
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
  }

  /** Overwrites four bytes written earlier with a little-endian number. */
  patchLe32(at: number, value: number): void {
    new DataView(this.#bytes.buffer).setUint32(at, value, true);
  }

  /** Returns the copy, cut to its length. Nothing can be written after that. */
  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.buffer.transfer(this.#length));
  }
}
